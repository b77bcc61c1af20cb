import { calls, type EmployerRoom, southAfricanDay, type ValueOf } from '@phila/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { isConfirmedMember } from '../../../core/accounts/membership.ts';
import { organisations } from '../../../core/accounts/organisations.ts';
import type { CallContext, Implementation } from '../../../core/calls/implement.ts';
import { ownReads } from '../../../core/calls/own-read.ts';
import type { Database } from '../../../core/database/open.ts';
import { listDocuments } from './documents.ts';

/** A person and the organisation of the profile in use. */
interface Member {
  id: string;
  osNo: number | null;
}

/** The organisation of the profile in use, if that has confirmed the person and is not archived; null otherwise. */
export const organisationOfMember = async (
  database: Database,
  { id, osNo }: Member,
): Promise<typeof organisations.$inferSelect | null> => {
  if (osNo === null) return null;
  const [found] = await database
    .select()
    .from(organisations)
    .where(
      and(
        eq(organisations.osNo, osNo),
        isNull(organisations.deletedAt),
        isConfirmedMember(database, id, organisations.osNo),
      ),
    );
  return found ?? null;
};

const { receivedPapers } = calls.papers;

/**
 * Counts the papers that the organisation handed over to the person; undefined for none. Asks by the person's own call,
 * because the papers' area is above this one.
 */
const countPapers = async (
  answers: readonly Implementation[],
  context: CallContext<'person'>,
  osNo: number,
): Promise<EmployerRoom['papers']> => {
  const employers = (await ownReads(answers, context)(receivedPapers.path)) as ValueOf<typeof receivedPapers>;
  const papers = employers.find((one) => one.osNo === osNo)?.papers ?? [];
  return papers.length === 0
    ? undefined
    : { all: papers.length, unread: papers.filter(({ readAt }) => readAt === null).length };
};

/**
 * The room of the organisation that a person is a confirmed member of; null for none, and for an empty one.
 * @param answers of the whole service
 */
export const readRoom = async (
  answers: readonly Implementation[],
  context: CallContext<'person'>,
): Promise<EmployerRoom | null> => {
  const { database, clock, person } = context;
  const found = await organisationOfMember(database, person);
  if (found === null) return null;
  const { osNo, osName, greeting, hrName: name, hrMail: email, hrPhone: phone, links } = found;
  const today = southAfricanDay(clock.now());
  const announcements = found.announcements
    .filter(({ startDate, endDate }) => startDate <= today && today <= endDate)
    .toSorted((one, other) => other.startDate.localeCompare(one.startDate));
  const contact = [name, email, phone].some((one) => one !== null) ? { name, email, phone } : null;
  const documents = await listDocuments(database, osNo);
  const papers = await countPapers(answers, context, osNo);
  const isEmpty =
    greeting === null &&
    contact === null &&
    papers === undefined &&
    [links, announcements, documents].every((list) => list.length === 0);
  return isEmpty
    ? null
    : {
        osNo,
        osName,
        greeting,
        contact,
        links,
        announcements,
        documents,
        ...(papers !== undefined && { papers }),
      };
};
