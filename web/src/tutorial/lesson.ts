/** Lessons as the server tells them; see core/lesson.py. */
import { prefs } from '../shell/prefs.svelte';
import { json, post, type NewTable } from '../shell/wire';
import type { LessonStep, Tutorial } from '../shell/wire.gen';

export type { LessonStep };

export const fetchSteps = async (game: string): Promise<LessonStep[]> =>
  (await json<Tutorial>(`/api/tutorial/${encodeURIComponent(game)}`)).steps;

export const beginLesson = (game: string, seat: { name: string; colour: string; symbol: string }): Promise<NewTable> =>
  json(`/api/tutorial/${encodeURIComponent(game)}`, post({ language: prefs.language, ...seat }));
