import { area } from '../../core/area.ts';
import * as tables from './tables.ts';
import { calls, southAfricanDay, toldAddress } from '@phila/contract';
import { sql } from 'drizzle-orm';
import { runningBanners } from '../banner/public.ts';
import { hasConsent } from '../consents/public.ts';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import { forgettingSalts, hashedUser } from './hashed-user.ts';
import { advertClicks, clickColumns, clickRows } from './clicks.ts';
import { sheetReply } from '../../core/spreadsheet/sheet-reply.ts';
import { demo } from './demo.ts';
import { tellPixel } from './pixel.ts';
import { analyticsDays } from './tables.ts';

const answers: Implementation[] = [
  implement(calls.analytics.events, async ({ body }, context) => {
    const { database, clock, person } = context;
    if (!(await hasConsent(database, person.id, 'analytics'))) return false;
    const now = clock.now();
    const redirect = toldAddress(body.redirect);
    // Counts links of our adverts only.
    const adverts = await runningBanners(database, person, now);
    if (!adverts.some(({ redirectUri }) => toldAddress(redirectUri) === redirect)) return false;
    const date = southAfricanDay(now);
    const user = await hashedUser(database, person.id, date);
    await database
      .insert(analyticsDays)
      .values({ date, event: body.event, redirect, hashedUser: user, count: 1 })
      .onConflictDoUpdate({
        target: [analyticsDays.date, analyticsDays.event, analyticsDays.redirect, analyticsDays.hashedUser],
        set: { count: sql`least(${analyticsDays.count} + 1, 1000000)` },
      });
    void tellPixel(context, { event: body.event, redirect, user, at: now.toISOString() });
    return true;
  }),
  implement(calls.analytics.advertClicks, ({ query }, { database, clock, reaches }) =>
    advertClicks(database, reaches, query, clock.now()),
  ),
  implement(calls.analytics.advertClicksFile, async ({ query }, { database, clock, reaches }) =>
    sheetReply(
      query,
      `advert-clicks-${southAfricanDay(clock.now())}`,
      clickColumns,
      await clickRows(database, reaches, query, clock.now()),
    ),
  ),
];

export const analyticsArea = area({
  name: 'analytics',
  answers,
  tables,
  tasks: [forgettingSalts],
  demo,
  demoAfter: ['identity', 'banner'],
});
