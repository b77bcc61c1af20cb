import { and, eq, inArray } from 'drizzle-orm';
import type { PersonalArea } from '../../core/personal-data/personal-area.ts';
import { plainRow } from '../../core/personal-data/held-rows.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { blobKey } from './stored.ts';
import { paperBatches, papers } from './tables.ts';

/**
 * Exports the papers that a person has or had, with the files; the person's copy is their own, member or not. Files
 * that an organisation has not handed over are left out, and go with the account too.
 */
export const personal: PersonalArea = {
  parts: [
    {
      name: 'papers',
      title: 'Papers that employers handed over to you',
      tables: [papers],
      read: async ({ database }, accountId) => {
        const rows = await database
          .select({
            employer: organisations.osName,
            title: paperBatches.title,
            kind: paperBatches.kind,
            fileName: papers.fileName,
            size: papers.size,
            handedOverAt: papers.handedOverAt,
            readAt: papers.readAt,
            withdrawnAt: papers.withdrawnAt,
          })
          .from(papers)
          .innerJoin(paperBatches, eq(paperBatches.id, papers.batchId))
          .innerJoin(organisations, eq(organisations.osNo, papers.osNo))
          .where(and(eq(papers.personId, accountId), inArray(papers.state, ['handedOver', 'withdrawn'])))
          .orderBy(papers.id);
        return rows.map((row) =>
          plainRow(row, { size: 'Size in bytes', fileName: 'Name', readAt: 'Read, as your employer sees' }),
        );
      },
    },
  ],
  files: async (database, accountId) => {
    const rows = await database
      .select({ paper: papers, employer: organisations.osName })
      .from(papers)
      .innerJoin(organisations, eq(organisations.osNo, papers.osNo))
      .where(eq(papers.personId, accountId));
    return rows.flatMap(({ paper: { blobId, state, fileName }, employer }) =>
      blobId === null
        ? []
        : [{ key: blobKey(blobId), path: state === 'handedOver' ? `papers/${employer}/${fileName}` : null }],
    );
  },
};
