import { asc, eq } from 'drizzle-orm';
import { consentKeptUntil } from './kept-until.ts';
import type { PersonalArea } from '../../core/personal-data/personal-area.ts';
import { rowsPart } from '../../core/personal-data/held-rows.ts';
import { consentChanges } from './tables.ts';

/** Every consent given or withdrawn, kept while a claim is possible. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({
      name: 'consents',
      title: 'What you agreed to',
      table: consentChanges,
      leaveOut: ['id'],
      labels: { granted: 'Agreed', textVersion: 'Version of the text' },
    }),
  ],
  retain: async (within, accountId, now) => {
    const rows = await within
      .select()
      .from(consentChanges)
      .where(eq(consentChanges.personId, accountId))
      .orderBy(asc(consentChanges.id));
    return rows.map(({ purpose, granted, textVersion, at }) => ({
      kind: 'Your choices about marketing and measuring',
      record: { purpose, granted, textVersion, at: at.toISOString() },
      keptUntil: consentKeptUntil(now),
    }));
  },
};
