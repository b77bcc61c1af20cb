import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { isConfirmedMember } from '../../core/accounts/membership.ts';
import type { Log } from '../../core/http/log.ts';
import type { Sealing } from '../../core/secrets/sealing.ts';
import { isObject } from '../../core/plain-object.ts';
import type { Supplied } from './parts.ts';
import { profiles } from '../../core/accounts/tables.ts';
import { employerRecords } from './tables.ts';

/** Binds a record's seal to its employee number at its own organisation. */
const aboutOf = (osNo: number, employeeNumber: string): string => `employer record ${osNo} ${employeeNumber}`;

export const sealSupplied = (
  sealing: Sealing,
  osNo: number,
  employeeNumber: string,
  supplied: Supplied,
): string => sealing.seal(JSON.stringify(supplied), aboutOf(osNo, employeeNumber));

/** Null if sealed with another secret: the employer must supply it again. */
export const openSupplied = (
  sealing: Sealing,
  record: { osNo: number; employeeNumber: string; parts: string },
): Supplied | null => {
  const text = sealing.open(record.parts, aboutOf(record.osNo, record.employeeNumber));
  const parts: unknown = text === null ? null : JSON.parse(text);
  return isObject(parts) ? (parts as Supplied) : null;
};

export interface EmployerRecordOf {
  osNo: number;
  employeeNumber: string;
  suppliedAt: Date;
  supplied: Supplied;
}

/** Selects a person's record at an organisation, if they confirmed the membership. */
const ofMember = (database: Database, personId: string, osNo: number): SQL | undefined =>
  and(
    eq(employerRecords.accountId, personId),
    eq(employerRecords.osNo, osNo),
    isConfirmedMember(database, personId, osNo),
  );

/**
 * Finds the record supplied by the organisation in use, by the account linked on import, never by anything that the
 * person typed. Null for none.
 * @param lock makes other copies for the person wait until the transaction ends.
 */
export const findEmployerRecord = async (
  { sealing, log }: { sealing: Sealing; log: Log },
  database: Database,
  person: { id: string; osNo: number | null },
  lock = false,
): Promise<EmployerRecordOf | null> => {
  if (person.osNo === null) return null;
  const query = database
    .select()
    .from(employerRecords)
    .where(ofMember(database, person.id, person.osNo));
  const [found] = lock ? await query.for('update') : await query;
  if (found === undefined) return null;
  const supplied = openSupplied(sealing, found);
  if (supplied === null) {
    log.info('an employer record was sealed with another secret', { osNo: found.osNo });
    return null;
  }
  return { ...found, supplied };
};

/** Tells if there is a record, without opening it. */
export const hasEmployerRecord = async (
  database: Database,
  person: { id: string; osNo: number | null },
): Promise<boolean> =>
  person.osNo !== null &&
  (await database.$count(employerRecords, ofMember(database, person.id, person.osNo))) > 0;

/** A confirmed member, as the organisation's record and their profile there name them. */
export interface NumberedMember {
  accountId: string;
  name: string;
  employeeNumber: string;
  identityMark: string | null;
}

/**
 * Finds the confirmed members of an organisation with one of these numbers in its own record of them; people who have
 * not confirmed the membership are left out, as if they had no account.
 * @param by employee numbers as written, and marks of ID numbers
 */
export const findMembersBy = async (
  database: Database,
  osNo: number,
  {
    employeeNumbers,
    identityMarks,
  }: { employeeNumbers: readonly string[]; identityMarks: readonly string[] },
): Promise<NumberedMember[]> => {
  if (employeeNumbers.length + identityMarks.length === 0) return [];
  const rows = await database
    .selectDistinct({
      accountId: employerRecords.accountId,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      employeeNumber: employerRecords.employeeNumber,
      identityMark: employerRecords.identityMark,
    })
    .from(employerRecords)
    .innerJoin(
      profiles,
      and(
        eq(profiles.accountId, employerRecords.accountId),
        eq(profiles.osNo, employerRecords.osNo),
        isNotNull(profiles.membershipConfirmedAt),
      ),
    )
    .where(
      and(
        eq(employerRecords.osNo, osNo),
        or(
          inArray(employerRecords.employeeNumber, [...employeeNumbers]),
          inArray(employerRecords.identityMark, [...identityMarks]),
        ),
      ),
    );
  return rows.map(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}`.trim() }));
};
