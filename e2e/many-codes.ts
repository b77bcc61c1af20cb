import { send, signInByCall } from './service-client.ts';
import type { Site } from './site.ts';

/** Exceeds by one the most that one call changes. */
export const MANY = 1_001;

/** Adds `MANY` discount codes with names that begin with the prefix. */
export const addManyCodes = async (site: Site, prefix: string): Promise<void> => {
  const { accessToken: token } = await signInByCall(site, 'admin');
  for (const [part, count] of [
    ['A', MANY - 1_000],
    ['B', 1_000],
  ] as const)
    await send(site, 'POST', '/Shop/discount-code/batch', {
      token,
      body: {
        count,
        prefix: `${prefix}-${part}`,
        kind: 'percent',
        value: 5,
        minimumSpend: 0,
        startDate: '2026-01-01',
        endDate: null,
        usageLimit: 1,
        perUserLimit: null,
        productIds: [],
        isActive: true,
      },
    });
};
