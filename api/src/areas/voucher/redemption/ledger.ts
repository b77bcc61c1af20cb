import type { Page, Redemption } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { countCapped } from '../../../core/database/count-capped.ts';
import type { Database } from '../../../core/database/open.ts';
import { type PageRequest, readPage } from '../../../core/database/read-page.ts';
import { redemptions } from '../tables.ts';
import { redemptionLines } from './redemption-lines.ts';

const lines = async (...asked: Parameters<typeof redemptionLines>): Promise<Redemption[]> =>
  (await redemptionLines(...asked)).map(({ line }) => line);

/** Lists a person's redemptions, the latest first. */
export const ledgerOf = async (
  database: Database,
  personId: string,
  asked: PageRequest = {},
): Promise<Redemption[] | Page<Redemption>> => {
  const own = eq(redemptions.personId, personId);
  if (asked.PageNumber === undefined) return lines(database, own);
  return readPage(
    asked,
    (size, offset) => lines(database, own, { size, offset }),
    () => database.$count(redemptions, own),
  );
};

/** Counts the lines, up to the most that a list says. */
export const countLedger = (database: Database, personId: string) =>
  countCapped(database, redemptions, eq(redemptions.personId, personId));
