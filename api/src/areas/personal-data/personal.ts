import { eq } from 'drizzle-orm';
import type { PersonalArea } from '../../core/personal-data/personal-area.ts';
import { rowsPart } from '../../core/personal-data/held-rows.ts';
import { dataExports } from './tables.ts';

/** Requests for archives; an archive never contains an earlier one. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({
      name: 'dataExports',
      title: 'Copies of your data that you asked for',
      table: dataExports,
      leaveOut: ['id', 'blobKey'],
    }),
  ],
  files: async (database, accountId) => {
    const rows = await database
      .select({ key: dataExports.blobKey })
      .from(dataExports)
      .where(eq(dataExports.accountId, accountId));
    return rows.flatMap(({ key }) => (key === null ? [] : [{ key, path: null }]));
  },
};
