import { createHash } from 'node:crypto';
import { southAfricanDay, toldAddress } from '@phila/contract';
import type { Demo } from '../../core/area.ts';
import { diceOf } from '../../core/demo/dice.ts';
import { runningBanners } from '../banner/public.ts';
import { analyticsDays } from './tables.ts';
import { DAY } from '../../core/durations.ts';

const DAYS = 90;
/** Rows inserted by one statement. */
const PORTION = 2_000;

/** Makes ninety days of the demo people's clicks on adverts, without today. */
export const demo = async ({ services, crowd }: Demo): Promise<void> => {
  if (crowd.length === 0) return;
  const { database, clock } = services;
  const now = clock.now();
  const dice = diceOf(90);
  const adverts = await runningBanners(database, { osNo: null }, now);
  const addresses = [...new Set(adverts.map(({ redirectUri }) => toldAddress(redirectUri)))];
  const rows: (typeof analyticsDays.$inferInsert)[] = [];
  for (let ago = DAYS; ago >= 1; ago -= 1) {
    const day = new Date(now.getTime() - ago * DAY);
    const date = southAfricanDay(day);
    const isWeekend = [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());
    for (const [at, redirect] of addresses.entries()) {
      const those = Math.round((2 + dice.below(9) + (DAYS - ago) / 18) * (isWeekend ? 0.6 : 1)) - at;
      for (let one = 0; one < those; one += 1)
        rows.push({
          date,
          event: 'dashboard-ad-click',
          redirect,
          // Belongs to no account: hashed as the service does, but without a salt.
          hashedUser: createHash('sha256').update(`demo ${date} ${redirect} ${one}`).digest('hex'),
          count: 1 + (dice.happens(20) ? 1 : 0),
        });
    }
  }
  for (let from = 0; from < rows.length; from += PORTION)
    await database.insert(analyticsDays).values(rows.slice(from, from + PORTION));
};
