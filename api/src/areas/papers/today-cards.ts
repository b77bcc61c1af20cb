import { paperKindWords, type TodayCards } from '@phila/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { organisations } from '../../core/accounts/organisations.ts';
import type { Database } from '../../core/database/open.ts';
import { papersPage } from './letter.ts';
import { paperBatches, papers } from './tables.ts';

/** Papers that the person has and did not read, as cards of Today: those of one employer are one card, by the latest. */
export const paperCards = async (database: Database, personId: string): Promise<TodayCards> => {
  const rows = await database
    .select({
      osNo: papers.osNo,
      osName: organisations.osName,
      kind: paperBatches.kind,
      title: paperBatches.title,
      handedOverAt: papers.handedOverAt,
    })
    .from(papers)
    .innerJoin(paperBatches, eq(paperBatches.id, papers.batchId))
    .innerJoin(organisations, eq(organisations.osNo, papers.osNo))
    .where(and(eq(papers.personId, personId), eq(papers.state, 'handedOver'), isNull(papers.readAt)))
    .orderBy(desc(papers.handedOverAt), desc(papers.id));
  const employers = new Map<number, typeof rows>();
  for (const row of rows) employers.set(row.osNo, [...(employers.get(row.osNo) ?? []), row]);
  return [...employers.values()].flatMap(([latest, ...others]) =>
    latest === undefined
      ? []
      : [
          {
            id: `papers/${latest.osNo}`,
            title:
              others.length === 0
                ? `${paperKindWords[latest.kind].one} from ${latest.osName}: ${latest.title}`
                : `${others.length + 1} papers from ${latest.osName}`,
            at: latest.handedOverAt?.toISOString() ?? null,
            detail: null,
            to: papersPage(latest.osNo),
            reminderId: null,
            offerId: null,
          },
        ],
  );
};
