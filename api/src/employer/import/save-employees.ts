import { and, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { accounts, profiles } from '../../account/tables.ts';
import type { Database } from '../../database/open.ts';
import { uuidv7 } from '../../database/uuid-v7.ts';
import type { Clock, Sealing } from '../../services.ts';
import { openSupplied, sealSupplied } from '../records.ts';
import { employerCopies, employerRecords } from '../tables.ts';
import { type Employee, identityNumberOf } from './employee.ts';

export interface Saved {
  added: number;
  changed: number;
  unchanged: number;
  /** Records of employees whom the file no longer has. */
  removed: number;
  /** Accounts that were made, which wait for their first password. */
  accounts: number;
}

/** A profile that an employer adds to an account is not the one that the next sign-in starts with. */
const NOT_USED_YET = new Date(0);

/** Thrown before anything stands: two employees of the file, or of the organisation, turn out to be one person. */
export class EmployeeConflict extends Error {
  readonly employeeNumber: string;

  constructor(employeeNumber: string, message: string) {
    super(message);
    this.employeeNumber = employeeNumber;
  }
}

type Account = Pick<typeof accounts.$inferSelect, 'id'>;

/**
 * The account that an employee's address leads to. A mobile number counts where its owner has proved it, or where an
 * employer brought the account: anyone may type another's number. An ID number never leads to an account, because
 * anyone may type that as well (decision 1260).
 */
const findAccount = async (
  within: Database,
  { email, mobile }: Pick<Employee, 'email' | 'mobile'>,
): Promise<Account | null> => {
  const [found] =
    email !== null
      ? await within.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
      : await within
          .select({ id: accounts.id })
          .from(accounts)
          .where(
            and(
              eq(accounts.mobile, mobile ?? ''),
              or(
                isNotNull(accounts.mobileVerifiedAt),
                and(isNotNull(accounts.importedAt), isNull(accounts.email)),
              ),
            ),
          );
  return found ?? null;
};

const makeAccount = async (within: Database, now: Date, employee: Employee): Promise<Account> => {
  const id = uuidv7(now);
  const { email, mobile } = employee;
  await within
    .insert(accounts)
    .values({ id, email, mobile, passwordHash: null, importedAt: now, createdAt: now });
  return { id };
};

const addProfile = async (
  within: Database,
  now: Date,
  account: Account,
  osNo: number,
  { firstName, lastName }: Employee,
  isNew: boolean,
): Promise<void> => {
  await within
    .insert(profiles)
    .values({
      id: uuidv7(now),
      accountId: account.id,
      osNo,
      firstName,
      lastName,
      createdAt: now,
      lastUsedAt: isNew ? now : NOT_USED_YET,
    })
    .onConflictDoNothing();
};

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Keeps what an organisation supplies about its employees, in the transaction given: all of it, or, when it throws,
 * nothing. Saving the same once more changes nothing. Employees without an account get one that waits for its first
 * password; to an account that is there a profile at the organisation is added, and nothing else.
 * @param replace deletes the records of employees who are not among these; accounts and profiles stay.
 * @throws EmployeeConflict
 */
export const saveEmployees = async (
  { sealing, clock }: { sealing: Sealing; clock: Clock },
  within: Database,
  osNo: number,
  employees: readonly Employee[],
  { replace = false }: { replace?: boolean } = {},
): Promise<Saved> => {
  const saved: Saved = { added: 0, changed: 0, unchanged: 0, removed: 0, accounts: 0 };
  const now = clock.now();
  // Two imports of one organisation follow each other.
  await within.execute(sql`select pg_advisory_xact_lock(728190440, ${osNo})`);
  const ofOrganisation = eq(employerRecords.osNo, osNo);
  const taken = new Map<string, string>();
  const kept: string[] = [];

  for (const employee of employees) {
    const { employeeNumber, supplied } = employee;
    const identityNumber = identityNumberOf(employee);
    const identityMark = identityNumber === null ? null : sealing.mark(identityNumber);
    const [byNumber] = await within
      .select()
      .from(employerRecords)
      .where(and(ofOrganisation, eq(employerRecords.employeeNumber, employeeNumber)));
    const [byIdentity] =
      byNumber !== undefined || identityMark === null
        ? []
        : await within
            .select()
            .from(employerRecords)
            .where(and(ofOrganisation, eq(employerRecords.identityMark, identityMark)));
    const there = byNumber ?? byIdentity;
    // The same person keeps the account they have, also under another address; another person never gets it.
    const isSamePerson = there !== undefined && identityMark !== null && there.identityMark === identityMark;
    let account = isSamePerson ? { id: there.accountId } : await findAccount(within, employee);
    const isNew = account === null;
    account ??= await makeAccount(within, now, employee);
    if (isNew) saved.accounts += 1;

    const other = taken.get(account.id);
    if (other !== undefined)
      throw new EmployeeConflict(employeeNumber, `is the same person as employee ${other}`);
    taken.set(account.id, employeeNumber);
    await addProfile(within, now, account, osNo, employee, isNew);

    const values = {
      employeeNumber,
      accountId: account.id,
      identityMark,
      parts: sealSupplied(sealing, osNo, employeeNumber, supplied),
      suppliedAt: now,
    };
    if (there === undefined) {
      // Their record under a number that they no longer have.
      await within
        .delete(employerRecords)
        .where(and(ofOrganisation, eq(employerRecords.accountId, account.id)));
      const id = uuidv7(now);
      await within.insert(employerRecords).values({ ...values, id, osNo, createdAt: now });
      kept.push(id);
      saved.added += 1;
      continue;
    }
    kept.push(there.id);
    const isUnchanged =
      there.employeeNumber === employeeNumber &&
      there.accountId === account.id &&
      there.identityMark === identityMark &&
      sameText(openSupplied(sealing, there), supplied);
    if (isUnchanged) {
      saved.unchanged += 1;
      continue;
    }
    if (there.accountId !== account.id) {
      const ofAccount = and(ofOrganisation, eq(employerRecords.accountId, account.id));
      await within.delete(employerRecords).where(ofAccount);
      await within
        .delete(employerCopies)
        .where(and(eq(employerCopies.accountId, there.accountId), eq(employerCopies.osNo, osNo)));
    }
    await within.update(employerRecords).set(values).where(eq(employerRecords.id, there.id));
    saved.changed += 1;
  }

  if (replace) {
    const gone = await within
      .delete(employerRecords)
      .where(kept.length === 0 ? ofOrganisation : and(ofOrganisation, notInArray(employerRecords.id, kept)))
      .returning({ id: employerRecords.id });
    saved.removed = gone.length;
  }
  return saved;
};
