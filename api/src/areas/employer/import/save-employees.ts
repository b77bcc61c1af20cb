import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { askMemberships, confirmMemberships, unconfirmMemberships } from '../../../core/people/membership.ts';
import { takeTurns } from '../../../core/take-turns.ts';
import { inBatches } from '../../../core/database/in-batches.ts';
import { insertRows } from '../../../core/database/insert-rows.ts';
import { accounts } from '../../../core/people/tables.ts';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Sealing } from '../../../core/people/sealing.ts';
import { openSupplied, sealSupplied } from '../records.ts';
import { employerRecords } from '../tables.ts';
import type { Kept } from './changed-fields.ts';
import { type Employee, identityNumberOf } from './employee.ts';

export interface Saved {
  added: number;
  changed: number;
  unchanged: number;
  /** Records of employees that the file no longer has. */
  removed: number;
  /** Accounts that were made, which wait for their first password. */
  accounts: number;
}

/** Thrown before anything stands: two employees of the file, or of the organisation, turn out to be one person. */
export class EmployeeConflict extends Error {
  readonly employeeNumber: string;

  constructor(employeeNumber: string, message: string) {
    super(message);
    this.employeeNumber = employeeNumber;
  }
}

/** Says how saving changed one employee: not at all where that person refused to belong to the organisation. */
export type EmployeeVerdict = 'added' | 'changed' | 'same' | 'refused';

/** Any number, the same in every server of ours. */
const IMPORT_LOCK = 728_190_440;

type Addressed = Pick<Employee, 'email' | 'mobile'>;

/** An employee is found by the e-mail address where there is one, and by the mobile number otherwise. */
const addressOf = ({ email, mobile }: Addressed): string => email ?? mobile ?? '';

/**
 * The accounts that employees' addresses lead to. A mobile number counts where its owner has proved it, or where an
 * employer brought the account: anyone may type another's number. An ID number never leads to an account, because
 * anyone may type that as well (decision 1260).
 */
const accountsByAddress = async (
  within: Database,
  employees: readonly Addressed[],
): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  const emails = employees.flatMap(({ email }) => email ?? []);
  for (const some of inBatches(emails))
    for (const { id, email } of await within
      .select({ id: accounts.id, email: accounts.email })
      .from(accounts)
      .where(inArray(accounts.email, some)))
      if (email !== null) found.set(email, id);
  const mobiles = employees.flatMap(({ email, mobile }) => (email === null ? (mobile ?? []) : []));
  for (const some of inBatches(mobiles))
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
      // Its owner's comes last here, and so is the one that counts.
      .orderBy(sql`${accounts.mobileVerifiedAt} nulls first`))
      if (mobile !== null) found.set(mobile, id);
  return found;
};

/** An employee of the file, and whose account it turns out to be. */
interface Desired {
  employee: Employee;
  identityMark: string | null;
  accountId: string;
}

/** An employee of the file at its place in it, with the marks of the ID number under each key; none without one. */
interface Marked {
  employee: Employee;
  identityMarks: readonly string[];
  at: number;
}

type RecordRow = typeof employerRecords.$inferSelect;

/**
 * Finds or makes the account of each employee. An employee that the organisation supplied before keeps their account,
 * also under another address: they are recognised by the ID number. These are resolved first, so that no other employee
 * of the file takes their account by its address.
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
  // Looks under marks of older keys too: the record may precede a rotation.
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
    // Makes a new account: a shared one would tell that both contacts belong to one person.
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
      throw new EmployeeConflict(employee.employeeNumber, `is the same person as employee ${other}`);
    takenBy.set(accountId, employee.employeeNumber);
    desired[at] = { employee, identityMark: identityMarks[0] ?? null, accountId };
  }
  await insertRows(within, accounts, [...made.values()]);
  return { desired, made: new Set(made.keys()) };
};

const withMarks = (sealing: Sealing, employees: readonly Employee[]): Marked[] =>
  employees.map((employee, at) => {
    const identityNumber = identityNumberOf(employee);
    return { employee, at, identityMarks: identityNumber === null ? [] : sealing.marks(identityNumber) };
  });

/** Treats a row sealed with another secret as never supplied. */
const keptIn = (sealing: Sealing, row: RecordRow): Kept => ({
  employeeNumber: row.employeeNumber,
  supplied: openSupplied(sealing, row) ?? {},
});

const isSameRecord = (kept: Kept, { employeeNumber, supplied }: Employee): boolean =>
  kept.employeeNumber === employeeNumber && isDeepStrictEqual(kept.supplied, supplied);

interface Saving {
  /** Deletes the records of employees who are not among these; accounts and profiles stay. */
  replace?: boolean;
  /** Is called with what was done with each employee, and with what was on record before. */
  told?: (employee: Employee, verdict: EmployeeVerdict, kept: Kept | null) => void;
}

/**
 * Tells how saving would change the organisation's own records. No account is looked up: which addresses have one, and which
 * belong to one person, is not to be found out by a trial that leaves no trace.
 */
export const tryEmployees = async (
  { sealing }: { sealing: Sealing },
  database: Database,
  osNo: number,
  employees: readonly Employee[],
  { replace = false, told }: Saving = {},
): Promise<Omit<Saved, 'accounts'>> => {
  const there = await database.select().from(employerRecords).where(eq(employerRecords.osNo, osNo));
  const byNumber = new Map(there.map((row) => [row.employeeNumber, row]));
  const byMark = new Map(there.map((row) => [row.identityMark, row]));
  const counts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  const kept = new Set<string>();
  const turn = takeTurns(1);
  for (const { employee, identityMarks } of withMarks(sealing, employees)) {
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
 * Saves an organisation's records of its employees in the given transaction, all or nothing; saving the same again
 * changes nothing. An employee without an account gets one that waits for its first password; one with an account is
 * only asked to confirm that they belong to the organisation.
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
  // Makes two imports of an organisation run in turn.
  await within.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK}, ${osNo})`);
  const there = await within.select().from(employerRecords).where(eq(employerRecords.osNo, osNo));
  const marked = withMarks(sealing, employees);
  const { desired, made } = await resolve(within, now, there, marked);
  const byNumber = new Map(there.map((row) => [row.employeeNumber, row]));
  const byAccount = new Map(there.map((row) => [row.accountId, row]));
  const saved: Saved = { added: 0, changed: 0, unchanged: 0, removed: 0, accounts: made.size };
  const outdated = new Set<string>();
  const inserted: (typeof employerRecords.$inferInsert)[] = [];

  // Records are locked by now, and more than that in the embedded database.
  const turn = takeTurns(1);

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
  // An account that the organisation no longer has a record of is a claimed member again, not a confirmed one.
  const kept = new Set(desired.map(({ accountId }) => accountId));
  const left = there.filter(({ id, accountId }) => outdated.has(id) && !kept.has(accountId));
  await unconfirmMemberships(
    within,
    osNo,
    left.map(({ accountId }) => accountId),
  );
  // Numbers and accounts may have changed hands: what is outdated goes before anything comes.
  for (const ids of inBatches([...outdated]))
    await within.delete(employerRecords).where(inArray(employerRecords.id, ids));
  await insertRows(within, employerRecords, inserted);
  return saved;
};
