import type { PaperEvidence } from '@phila/contract';
import { and, eq, inArray, lt, ne, or } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import type { Database } from '../../core/database/open.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Job } from '../../core/jobs/job.ts';
import { textOfPdf } from '../../core/pdf/index.ts';
import type { Services } from '../../core/services.ts';
import { findMembersBy } from '../employer/public.ts';
import { evidenceIn } from './evidence.ts';
import { blobKey, type StoredPaper } from './stored.ts';
import { papers } from './tables.ts';

/** Most people that the verdict on a file names. */
const MOST_NAMED = 5;

type Verdict = Pick<StoredPaper, 'state' | 'personId' | 'personName' | 'by' | 'several'>;

const ORDER: readonly PaperEvidence[] = ['idInName', 'idInText', 'numberInName', 'numberInText'];

/** Finds the confirmed members that a file names, in its name or in its text. */
const personOf = async (
  { database, sealing }: Pick<Services, 'database' | 'sealing'>,
  { osNo, fileName }: Pick<StoredPaper, 'osNo' | 'fileName'>,
  text: string,
): Promise<Verdict> => {
  const { idNumbers, employeeNumbers } = evidenceIn(fileName, text);
  const byMark = new Map(
    [...idNumbers].flatMap(([number, by]) => sealing.marks(number).map((mark) => [mark, by] as const)),
  );
  const found = await findMembersBy(database, osNo, {
    employeeNumbers: [...employeeNumbers.keys()],
    identityMarks: [...byMark.keys()],
  });
  const named = found.map(({ accountId, name, employeeNumber, identityMark }) => ({
    accountId,
    name,
    by: [byMark.get(identityMark ?? ''), employeeNumbers.get(employeeNumber)]
      .filter((one) => one !== undefined)
      .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))[0],
  }));
  const people = [...new Map(named.map((one) => [one.accountId, one])).values()];
  const [first] = people;
  if (people.length > 1 || first === undefined) {
    const several = people
      .map(({ name }) => name)
      .toSorted()
      .slice(0, MOST_NAMED);
    return {
      state: first === undefined ? 'none' : 'several',
      personId: null,
      personName: null,
      by: null,
      several,
    };
  }
  return {
    state: 'matched',
    personId: first.accountId,
    personName: first.name,
    by: first.by ?? null,
    several: [],
  };
};

/** True if the person has these bytes of the organisation already, or an earlier file of the batch brings them. */
export const isSeenBefore = async (
  database: Database,
  { id, batchId, osNo, digest }: StoredPaper,
  personId: string,
): Promise<boolean> =>
  (await database.$count(
    papers,
    and(
      eq(papers.osNo, osNo),
      eq(papers.personId, personId),
      eq(papers.digest, digest),
      ne(papers.id, id),
      or(
        eq(papers.state, 'handedOver'),
        and(eq(papers.batchId, batchId), inArray(papers.state, ['matched', 'seenBefore']), lt(papers.id, id)),
      ),
    ),
  )) > 0;

/** The text of a file; empty for one that takes too long, as for one without. */
const textOf = async ({ blobs }: Pick<Services, 'blobs'>, { id, blobId }: StoredPaper): Promise<string> => {
  const bytes = blobId === null ? null : await blobs.get(blobKey(blobId));
  if (bytes === null) return '';
  const file = new Uint8Array(await buffer(bytes));
  try {
    return await textOfPdf(id, file);
  } catch (error) {
    if (error instanceof Refusal && error.status === 422) return '';
    throw error;
  }
};

/** Reads a file of a batch and says who it is for. */
export const readingPapers: Job<{ id: string }, Services> = {
  name: 'papers.read',
  title: 'Reading of papers that employers hand over',
  retries: { first: 5, longest: 60, times: 5 },
  run: async ({ id }, services, { isLast }) => {
    const [paper] = await services.database
      .select()
      .from(papers)
      .where(and(eq(papers.id, id), eq(papers.state, 'unread')));
    if (paper === undefined) return;
    // A file that breaks its reader leaves its name to go by.
    const text = await textOf(services, paper).catch((error: unknown) => {
      if (!isLast) throw error;
      return '';
    });
    const verdict = await personOf(services, paper, text);
    const { personId } = verdict;
    if (personId !== null && (await isSeenBefore(services.database, paper, personId)))
      verdict.state = 'seenBefore';
    await services.database
      .update(papers)
      .set(verdict)
      // Leaves a file alone that was replaced or given to somebody while it was read.
      .where(and(eq(papers.id, id), eq(papers.state, 'unread'), eq(papers.digest, paper.digest)));
  },
};
