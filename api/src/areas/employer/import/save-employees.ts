import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import {
  askMemberships,
  confirmMemberships,
  unconfirmMemberships,
} from '../../../core/accounts/membership.ts';
import { yieldToEventLoop } from '../../../core/yield-to-event-loop.ts';
import { BATCH, inBatches } from '../../../core/database/in-batches.ts';
import { insertRows } from '../../../core/database/insert-rows.ts';
import { accounts } from '../../../core/accounts/tables.ts';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Sealing } from '../../../core/secrets/sealing.ts';
import { openSupplied, sealSupplied } from '../records.ts';
import { employerRecords } from '../tables.ts';
import type { StoredEmployee } from './changed-fields.ts';
import { type Employee, identityNumberOf } from './employee.ts';
import { EmployeeConflict } from './employee-conflict.ts';
import { assertZerosKept } from './lost-zeros.ts';

export interface Saved {
  added: number;
  changed: number;
  unchanged: number;
  /** Records of employees no longer in the file. */
  removed: number;
  /** Accounts created; each waits for its first password. */
  accounts: number;
}

/** The outcome for an employee; `refused` for a person who declined the membership. */
export type EmployeeVerdict = 'added' | 'changed' | 'same' | 'refused';

/** A lock's number, the same on every server. */
const IMPORT_LOCK = 728_190_440;

type Addressed = Pick<Employee, 'email' | 'mobile'>;

/** Finds an employee by email address if there is one, otherwise by mobile number. */
const addressOf = ({ email, mobile }: Addressed): string => email ?? mobile ?? '';

/**
 * Finds accounts by employees' addresses. A mobile number counts only if its owner proved it or an employer imported
 * the account, and an ID number never, because anyone may type another's (decision 1260).
 */
const accountsByAddress = async (
  within: Database,
  employees: readonly Addressed[],
): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  const emails = employees.flatMap(({ email }) => email ?? []);
  for await (const some of inBatches(emails))
    for (const { id, email } of await within
      .select({ id: accounts.id, email: accounts.email })
      .from(accounts)
      .where(inArray(accounts.email, some)))
      if (email !== null) found.set(email, id);
  const mobiles = employees.flatMap(({ email, mobile }) => (email === null ? (mobile ?? []) : []));
  for await (const some of inBatches(mobiles))
    for (const { id, mobile } of await within
      .select({ id: accounts.id, mobile: accounts.mobile })
      .from(accounts)
      .where(
        and(
          inArray(accounts.mobile, some),
          or(
            isNotNull(accounts.mobileVerifiedAt),
            and(isNotNull(accounts.importedAt), isNull(accounts.email)),
          ),
        ),
      )
      // Sorts the proved owner last, so that it wins.
      .orderBy(sql`${accounts.mobileVerifiedAt} nulls first`))
      if (mobile !== null) found.set(mobile, id);
  return found;
};

/** An employee of the file with their account. */
interface Desired {
  employee: Employee;
  identityMark: string | null;
  accountId: string;
}

/** An employee of the file with their position, and the marks of their ID number under each key; none without one. */
interface Marked {
  employee: Employee;
  identityMarks: readonly string[];
  at: number;
}

type RecordRow = typeof employerRecords.$inferSelect;

/** Reads an organisation's records, a batch at a time. */
const recordsAt = async (within: Database, osNo: number): Promise<RecordRow[]> => {
  const found: RecordRow[] = [];
  const turn = yieldToEventLoop(1);
  for (let some: RecordRow[] | null = null; some === null || some.length === BATCH;) {
    const last = found.at(-1)?.employeeNumber;
    some = await within
      .select()
      .from(employerRecords)
      .where(
        and(
          eq(employerRecords.osNo, osNo),
          last === undefined ? undefined : gt(employerRecords.employeeNumber, last),
        ),
      )
      .orderBy(asc(employerRecords.employeeNumber))
      .limit(BATCH);
    found.push(...some);
    await turn();
  }
  return found;
};

/**
 * Finds or creates each employee's account. Employees supplied before are recognised by ID number and keep their
 * account even with another address. They come first, so that no other employee takes their account by its address.
 * @throws EmployeeConflict
 */
const resolve = async (
  within: Database,
  now: Date,
  there: readonly RecordRow[],
  employees: readonly Marked[],
): Promise<{ desired: Desired[]; made: ReadonlySet<string> }> => {
  const byMark = new Map(
    there.flatMap((row) => (row.identityMark === null ? [] : [[row.identityMark, row]])),
  );
  // Includes marks of older keys, as the record may precede a key rotation.
  const recordOf = ({ identityMarks }: Marked): RecordRow | undefined =>
    identityMarks.map((mark) => byMark.get(mark)).find((row) => row !== undefined);
  const isKnown = (one: Marked): boolean => recordOf(one) !== undefined;
  const takenBy = new Map<string, string>();
  const made = new Map<string, typeof accounts.$inferInsert>();
  const desired: Desired[] = [];
  const others = employees.filter((one) => !isKnown(one));
  const found = await accountsByAddress(
    within,
    others.map(({ employee }) => employee),
  );
  for (const one of [...employees.filter(isKnown), ...others]) {
    const { employee, identityMarks, at } = one;
    const { email, mobile } = employee;
    let accountId = recordOf(one)?.accountId ?? found.get(addressOf(employee));
    // Creates another account: sharing would reveal that both contacts belong to one person.
    if (accountId !== undefined && email === null && takenBy.has(accountId)) accountId = undefined;
    if (accountId === undefined) {
      accountId = uuidv7(now);
      found.set(addressOf(employee), accountId);
      made.set(accountId, {
        id: accountId,
        email,
        mobile,
        passwordHash: null,
        importedAt: now,
        createdAt: now,
      });
    }
    const other = takenBy.get(accountId);
    if (other !== undefined)
      throw new EmployeeConflict({
        employeeNumber: employee.employeeNumber,
        message: `is the same person as employee ${other}`,
      });
    takenBy.set(accountId, employee.employeeNumber);
    desired[at] = { employee, identityMark: identityMarks[0] ?? null, accountId };
  }
  await insertRows(within, accounts, [...made.values()]);
  return { desired, made: new Set(made.keys()) };
};

const withMarks = async (sealing: Sealing, employees: readonly Employee[]): Promise<Marked[]> => {
  const marked: Marked[] = [];
  const turn = yieldToEventLoop(1);
  for (const [at, employee] of employees.entries()) {
    await turn();
    const identityNumber = identityNumberOf(employee);
    marked.push({
      employee,
      at,
      identityMarks: identityNumber === null ? [] : sealing.marks(identityNumber),
    });
  }
  return marked;
};

/** Treats a record sealed with another secret as never supplied. */
const keptIn = (sealing: Sealing, row: RecordRow): StoredEmployee => ({
  employeeNumber: row.employeeNumber,
  supplied: openSupplied(sealing, row) ?? {},
});

const isSameRecord = (kept: StoredEmployee, { employeeNumber, supplied }: Employee): boolean =>
  kept.employeeNumber === employeeNumber && isDeepStrictEqual(kept.supplied, supplied);

interface Saving {
  /** Deletes records of employees not in the file; accounts and profiles stay. */
  replace?: boolean;
  /** Called with the outcome for each employee, and their earlier record. */
  told?: (employee: Employee, verdict: EmployeeVerdict, kept: StoredEmployee | null) => void;
}

/**
 * Previews changes to the organisation's own records. Looks up no accounts: a trial is not recorded, so it must not
 * reveal that an address has an account, or that two share one.
 * @throws EmployeeConflict
 */
export const tryEmployees = async (
  { sealing }: { sealing: Sealing },
  database: Database,
  osNo: number,
  employees: readonly Employee[],
  { replace = false, told }: Saving = {},
): Promise<Omit<Saved, 'accounts'>> => {
  const there = await recordsAt(database, osNo);
  const byNumber = new Map(there.map((row) => [row.employeeNumber, row]));
  const byMark = new Map(there.map((row) => [row.identityMark, row]));
  const counts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  const kept = new Set<string>();
  const turn = yieldToEventLoop(1);
  const marked = await withMarks(sealing, employees);
  assertZerosKept(there, marked);
  for (const { employee, identityMarks } of marked) {
    await turn();
    const own =
      identityMarks.map((mark) => byMark.get(mark)).find((row) => row !== undefined) ??
      byNumber.get(employee.employeeNumber);
    const record = own === undefined ? null : keptIn(sealing, own);
    const isMarked = own?.identityMark === (identityMarks[0] ?? null);
    const verdict =
      record === null ? 'added' : isMarked && isSameRecord(record, employee) ? 'same' : 'changed';
    if (own !== undefined) kept.add(own.id);
    counts[verdict === 'same' ? 'unchanged' : verdict] += 1;
    told?.(employee, verdict, record);
  }
  const numbers = new Set(employees.map(({ employeeNumber }) => employeeNumber));
  if (replace)
    counts.removed = there.filter(
      ({ id, employeeNumber }) => !kept.has(id) && !numbers.has(employeeNumber),
    ).length;
  return counts;
};

/**
 * Saves an organisation's employees in the given transaction, all or nothing; repeating it changes nothing. Creates
 * accounts for new employees, without a password yet; asks people with an account to confirm the membership.
 * @throws EmployeeConflict
 */
export const saveEmployees = async (
  { sealing, clock }: { sealing: Sealing; clock: Clock },
  within: Database,
  osNo: number,
  employees: readonly Employee[],
  { replace = false, told }: Saving = {},
): Promise<Saved> => {
  const now = clock.now();
  // Imports of an organisation run in turn.
  await within.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK}, ${osNo})`);
  const there = await recordsAt(within, osNo);
  const marked = await withMarks(sealing, employees);
  assertZerosKept(there, marked);
  const { desired, made } = await resolve(within, now, there, marked);
  const byNumber = new Map(there.map((row) => [row.employeeNumber, row]));
  const byAccount = new Map(there.map((row) => [row.accountId, row]));
  const saved: Saved = { added: 0, changed: 0, unchanged: 0, removed: 0, accounts: made.size };
  const outdated = new Set<string>();
  const inserted: (typeof employerRecords.$inferInsert)[] = [];

  // Pauses briefly, because the records are locked now, and the embedded database is blocked altogether.
  const turn = yieldToEventLoop(1);

  const named = desired.map(({ accountId, employee: { firstName, lastName } }) => ({
    accountId,
    firstName,
    lastName,
  }));
  await confirmMemberships(
    within,
    now,
    osNo,
    named.filter(({ accountId }) => made.has(accountId)).map((one) => ({ ...one, isCurrent: true })),
  );
  const refused = await askMemberships(
    within,
    now,
    osNo,
    named.filter(({ accountId }) => !made.has(accountId)),
  );
  for (const { employee, identityMark, accountId } of desired) {
    await turn();
    const { employeeNumber, supplied } = employee;
    const own = byAccount.get(accountId);
    const record = own ?? byNumber.get(employeeNumber);
    const kept = record === undefined ? null : keptIn(sealing, record);
    const isUnchanged = own?.identityMark === identityMark && kept !== null && isSameRecord(kept, employee);
    if (isUnchanged || refused.has(accountId)) {
      saved.unchanged += 1;
      told?.(employee, isUnchanged ? 'same' : 'refused', kept);
      continue;
    }
    const before = [own, byNumber.get(employeeNumber)].filter((row) => row !== undefined);
    for (const { id } of before) outdated.add(id);
    if (before.length === 0) saved.added += 1;
    else saved.changed += 1;
    told?.(employee, before.length === 0 ? 'added' : 'changed', kept);
    inserted.push({
      id: own?.id ?? uuidv7(now),
      osNo,
      employeeNumber,
      accountId,
      identityMark,
      parts: sealSupplied(sealing, osNo, employeeNumber, supplied),
      createdAt: own?.createdAt ?? now,
      suppliedAt: now,
    });
  }

  if (replace) {
    const numbers = new Set(employees.map(({ employeeNumber }) => employeeNumber));
    const accountIds = new Set(desired.map(({ accountId }) => accountId));
    const gone = there.filter((row) => !numbers.has(row.employeeNumber) && !accountIds.has(row.accountId));
    for (const { id } of gone) outdated.add(id);
    saved.removed = gone.length;
  }
  // People without a record return to claimed members.
  const kept = new Set(desired.map(({ accountId }) => accountId));
  const left = there.filter(({ id, accountId }) => outdated.has(id) && !kept.has(accountId));
  await unconfirmMemberships(
    within,
    osNo,
    left.map(({ accountId }) => accountId),
  );
  // Deletes outdated records first, as numbers and accounts may have been swapped.
  for await (const ids of inBatches([...outdated]))
    await within.delete(employerRecords).where(inArray(employerRecords.id, ids));
  await insertRows(within, employerRecords, inserted);
  return saved;
};
