import type { PapersOfEmployer, ReceivedPaper } from '@phila/contract';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { organisations } from '../../core/accounts/organisations.ts';
import type { BlobReply, CallContext } from '../../core/calls/implement.ts';
import { notFound } from '../../core/http/refusal.ts';
import { fileReply } from './bringing.ts';
import type { StoredBatch, StoredPaper } from './stored.ts';
import { paperBatches, papers } from './tables.ts';

type Asking = CallContext<'person'>;

const shown = (paper: StoredPaper, { kind, title }: Pick<StoredBatch, 'kind' | 'title'>): ReceivedPaper => ({
  id: paper.id,
  fileName: paper.fileName,
  kind,
  title,
  size: paper.size,
  handedOverAt: (paper.handedOverAt ?? paper.addedAt).toISOString(),
  readAt: paper.readAt?.toISOString() ?? null,
});

/** Selects papers that the person has; membership does not matter, because they keep them after leaving. */
const has = (personId: string) => and(eq(papers.personId, personId), eq(papers.state, 'handedOver'));

/** The person's papers by employer. */
export const listReceived = async ({ database, person }: Asking): Promise<PapersOfEmployer[]> => {
  const rows = await database
    .select({
      paper: papers,
      batch: { kind: paperBatches.kind, title: paperBatches.title },
    })
    .from(papers)
    .innerJoin(paperBatches, eq(paperBatches.id, papers.batchId))
    .where(has(person.id))
    .orderBy(desc(papers.handedOverAt), desc(papers.id));
  const employers = new Map<number, ReceivedPaper[]>();
  for (const { paper, batch } of rows)
    employers.set(paper.osNo, [...(employers.get(paper.osNo) ?? []), shown(paper, batch)]);
  if (employers.size === 0) return [];
  // Reads each logo once, and not with every paper.
  const named = await database
    .select({ osNo: organisations.osNo, osName: organisations.osName, logo: organisations.logo })
    .from(organisations)
    .where(inArray(organisations.osNo, [...employers.keys()]));
  return [...employers].flatMap(([osNo, own]) =>
    named.filter((one) => one.osNo === osNo).map((one) => ({ ...one, papers: own })),
  );
};

/** @throws Refusal 404 for a paper that the person does not have */
const ownPaper = async ({ database, person }: Asking, id: string) => {
  const [found] = await database
    .select({ paper: papers, batch: { kind: paperBatches.kind, title: paperBatches.title } })
    .from(papers)
    .innerJoin(paperBatches, eq(paperBatches.id, papers.batchId))
    .where(and(eq(papers.id, id), has(person.id)));
  if (found === undefined) throw notFound();
  return found;
};

/** Gives the employer its receipt; the first time counts. */
const confirmRead = async ({ database, clock, person }: Asking, id: string): Promise<void> => {
  await database
    .update(papers)
    .set({ readAt: clock.now() })
    .where(and(eq(papers.id, id), has(person.id), isNull(papers.readAt)));
};

/** Opens a paper, which is a receipt. @throws Refusal 404 as `ownPaper` */
export const openReceived = async (asking: Asking, id: string): Promise<BlobReply> => {
  const { paper } = await ownPaper(asking, id);
  const reply = fileReply(asking, paper);
  await confirmRead(asking, id);
  return { ...reply, disposition: 'inline' };
};

/** @throws Refusal 404 as `ownPaper` */
export const sayRead = async (asking: Asking, id: string): Promise<ReceivedPaper> => {
  await confirmRead(asking, id);
  const { paper, batch } = await ownPaper(asking, id);
  return shown(paper, batch);
};
