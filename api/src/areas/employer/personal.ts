import { eq } from 'drizzle-orm';
import type { PersonalArea } from '../../core/personal-data/personal-area.ts';
import { plainRow, rowsPart } from '../../core/personal-data/held-rows.ts';
import { openSupplied } from './records.ts';
import { employerCopies, employerRecords } from './tables.ts';

/** Exports everything that employers supplied, decrypted, and which parts the person copied. */
export const personal: PersonalArea = {
  parts: [
    {
      name: 'employerRecords',
      title: 'What your employer supplied',
      tables: [employerRecords],
      read: async ({ database, sealing }, accountId) => {
        const rows = await database
          .select()
          .from(employerRecords)
          .where(eq(employerRecords.accountId, accountId));
        return rows.map((row) => {
          const { employeeNumber, osNo, createdAt, suppliedAt } = row;
          const supplied = openSupplied(sealing, row);
          return plainRow(
            { osNo, employeeNumber, createdAt, suppliedAt, supplied },
            { osNo: 'Organisation number' },
          );
        });
      },
    },
    rowsPart({
      name: 'employerCopies',
      title: 'What you copied from your employer',
      table: employerCopies,
      labels: { osNo: 'Organisation number' },
    }),
  ],
};
