/** Campaigns, as docs/wire.md says them. */
import { download } from '../replay/wire';
import { campaignKeys } from '../shell/keys';
import { json, post, type NewSeat, type NewTable } from '../shell/wire';
import type { CampaignLine, CampaignPage, NewCampaign, NewRun } from '../shell/wire.gen';

export type { CampaignLine, CampaignPage, CampaignRun, ListedSeat, Milestone } from '../shell/wire.gen';

export type Options = Record<string, boolean | number | string>;
const at = (campaign: string, what: string): string =>
  `/api/campaigns/${encodeURIComponent(campaign)}${what}?token=${encodeURIComponent(campaignKeys()[campaign] ?? '')}`;

export const beginCampaign = (game: string, name: string, options: Options, seats: NewSeat[], patience: number): Promise<NewRun> =>
  json('/api/campaigns', post({ game, name, options, seats, patience }));

export const listCampaigns = async (tokens: string[]): Promise<CampaignLine[]> =>
  tokens.length ? json(`/api/campaigns?tokens=${tokens.map(encodeURIComponent).join(',')}`) : [];

export const campaignPage = (campaign: string): Promise<CampaignPage> => json(at(campaign, ''));

export const beginRun = (campaign: string, options: Options, seats: NewSeat[], patience?: number): Promise<NewTable> =>
  json(at(campaign, '/run'), post({ options, seats, patience }));

export const rename = (campaign: string, name: string): Promise<CampaignPage> => json(at(campaign, '/rename'), post({ name }));

export const giveUp = (campaign: string): Promise<CampaignPage> => json(at(campaign, '/give-up'), { method: 'POST' });

export const startAnew = (campaign: string): Promise<NewCampaign> => json(at(campaign, '/anew'), { method: 'POST' });

export const loadCampaign = (text: string): Promise<NewCampaign> => json('/api/campaigns/load', { method: 'POST', body: text });

export const downloadCampaign = (campaign: string): Promise<void> => download(at(campaign, '/save'), 'campaign');
