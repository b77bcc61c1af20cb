import type { SheetColumn, SheetFormat } from '@phila/contract/spreadsheet';
import { asc, eq } from 'drizzle-orm';
import type { BlobReply } from '../../../core/calls/implement.ts';
import type { Database } from '../../../core/database/open.ts';
import { notFound } from '../../../core/http/refusal.ts';
import type { Sealing } from '../../../core/secrets/sealing.ts';
import { sheetReply } from '../../../core/spreadsheet/sheet-reply.ts';
import { aboutCode } from '../redemption/about-code.ts';
import { codeBatches, voucherCodes } from '../tables.ts';

/** Characters shown of a code that somebody has: enough to find it, too few to use it. */
const END = 2;

interface Line {
  code: string;
  state: 'free' | 'given' | 'revoked';
  at: Date | null;
}

const columns: readonly SheetColumn<Line>[] = [
  { heading: 'Code', kind: 'text', cell: ({ code }) => code },
  { heading: 'State', kind: 'text', cell: ({ state }) => state },
  { heading: 'Since', kind: 'moment', cell: ({ at }) => at },
];

/** Exports a batch, with only the end of codes that people have. @throws Refusal 404 */
export const batchFile = async (
  database: Database,
  sealing: Sealing,
  id: number,
  query: { Format?: SheetFormat | undefined },
): Promise<BlobReply> => {
  const [batch] = await database.select().from(codeBatches).where(eq(codeBatches.id, id));
  if (batch === undefined) throw notFound();
  const rows = await database
    .select()
    .from(voucherCodes)
    .where(eq(voucherCodes.batchId, id))
    .orderBy(asc(voucherCodes.place));
  const about = aboutCode(batch.offerId);
  const lines = rows.map(({ sealed, givenAt, revokedAt }): Line => {
    const code = sealing.open(sealed, about) ?? '';
    if (revokedAt !== null) return { code, state: 'revoked', at: revokedAt };
    return givenAt === null
      ? { code, state: 'free', at: null }
      : { code: `•••${code.slice(-END)}`, state: 'given', at: givenAt };
  });
  return sheetReply(query, `codes-${batch.offerId}-${id}`, columns, lines);
};
