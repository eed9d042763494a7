/** Campaigns, as docs/wire.md says them. */
import { download } from '../replay/wire';
import { campaignKeys } from '../shell/keys';
import { file, json, opened, post, type NewSeat, type NewTable } from '../shell/wire';
import type { CampaignLine, CampaignPage, NewCampaign, NewRun } from '../shell/wire.gen';

export type { CampaignLine, CampaignPage, CampaignRun, ListedSeat, Milestone } from '../shell/wire.gen';

export type Options = Record<string, boolean | number | string>;
const at = (campaign: string, what: string): string => `/api/campaigns/${encodeURIComponent(campaign)}${what}`;
const mine = (campaign: string, init?: RequestInit): RequestInit => opened(campaignKeys()[campaign] ?? '', init);

export const beginCampaign = (game: string, name: string, options: Options, seats: NewSeat[], patience: number): Promise<NewRun> =>
  json('/api/campaigns', post({ game, name, options, seats, patience }));

export const listCampaigns = async (tokens: string[]): Promise<CampaignLine[]> =>
  tokens.length ? json('/api/campaigns', opened(tokens)) : [];

export const campaignPage = (campaign: string): Promise<CampaignPage> => json(at(campaign, ''), mine(campaign));

export const beginRun = (campaign: string, options: Options, seats: NewSeat[], patience?: number): Promise<NewTable> =>
  json(at(campaign, '/run'), mine(campaign, post({ options, seats, patience })));

export const rename = (campaign: string, name: string): Promise<CampaignPage> =>
  json(at(campaign, '/rename'), mine(campaign, post({ name })));

export const giveUp = (campaign: string): Promise<CampaignPage> => json(at(campaign, '/give-up'), mine(campaign, { method: 'POST' }));

export const startAnew = (campaign: string): Promise<NewCampaign> => json(at(campaign, '/anew'), mine(campaign, { method: 'POST' }));

export const loadCampaign = (text: string): Promise<NewCampaign> => json('/api/campaigns/load', file(text));

export const downloadCampaign = (campaign: string): Promise<void> =>
  download(at(campaign, '/save'), campaignKeys()[campaign] ?? '', 'campaign');
