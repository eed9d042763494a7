/** The campaigns that this browser knows: their tokens, kept here and nowhere else. */
const KEY = 'samobranka.campaigns';

export function campaignKeys(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

const store = (keys: Record<string, string>): void => localStorage.setItem(KEY, JSON.stringify(keys));

export const keepCampaign = (campaign: string, token: string): void => store({ ...campaignKeys(), [campaign]: token });

export function forgetCampaign(campaign: string): void {
  const keys = campaignKeys();
  delete keys[campaign];
  store(keys);
}
