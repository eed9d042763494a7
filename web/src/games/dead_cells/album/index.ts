/** What the page of a campaign shows of this game. */
import { gameIcons } from '../../../shell/icons';
import { icons } from '../icons';
import Head from './Head.svelte';
import Grown from './Grown.svelte';
import Run from './Run.svelte';

Object.assign(gameIcons, icons);

export const album = { Head, Grown, Run };
