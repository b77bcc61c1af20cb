import { type EmployerRoom, southAfricanDay } from '@phila/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { isConfirmedMember } from '../../../core/accounts/membership.ts';
import { organisations } from '../../../core/accounts/organisations.ts';
import type { Database } from '../../../core/database/open.ts';
import type { Services } from '../../../core/services.ts';
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

/** The room of the organisation that a person is a confirmed member of; null for none, and for an empty one. */
export const readRoom = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  member: Member,
): Promise<EmployerRoom | null> => {
  const found = await organisationOfMember(database, member);
  if (found === null) return null;
  const { osNo, osName, greeting, hrName: name, hrMail: email, hrPhone: phone, links } = found;
  const today = southAfricanDay(clock.now());
  const announcements = found.announcements
    .filter(({ startDate, endDate }) => startDate <= today && today <= endDate)
    .toSorted((one, other) => other.startDate.localeCompare(one.startDate));
  const contact = [name, email, phone].some((one) => one !== null) ? { name, email, phone } : null;
  const documents = await listDocuments(database, osNo);
  const isEmpty =
    greeting === null &&
    contact === null &&
    [links, announcements, documents].every((list) => list.length === 0);
  return isEmpty ? null : { osNo, osName, greeting, contact, links, announcements, documents };
};
