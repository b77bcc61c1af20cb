import {
  type calls,
  email as emailRule,
  pastedAddresses,
  type FileLine,
  MAX_FILE_LINES,
  type May,
  type ReceivedFile,
  type ValueOf,
} from '@phila/contract';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '../../core/calls/implement.ts';
import { isUnanswered } from '../../core/capability/capability.ts';
import { capabilities } from '../../core/capability/tables.ts';
import { accounts, profiles } from '../../core/accounts/tables.ts';
import { assertStepUp } from '../../core/step-up/second-factor.ts';
import { normaliseEmail } from '../../core/accounts/user-name.ts';
import { columnsIn, type Table } from '../../core/csv/table.ts';
import { badFile, uploadedTable } from '../../core/uploads/uploaded-table.ts';
import { refusalOfRow } from '../../core/resources/refused-row.ts';
import { INVITATION, sendInvitation } from './invitations.ts';
import { openOrganisation, type ReachedOrganisation } from './reached-organisation.ts';

type Answer = ValueOf<typeof calls.organisation.inviteByFile>;

const EMAIL = emailRule().schema;

/** Accepted names of the column, letters only. */
const HEADINGS = ['email', 'emailaddress', 'mail', 'epos', 'eposadres'];

const lettersOf = (cell: string): string => cell.toLowerCase().replaceAll(/[^a-z]/g, '');

interface AddressLine {
  line: number;
  address: string;
  /** The reason why the line cannot be read; null if it can. */
  fault: string | null;
}

/** Each address of a cell, as mail programs paste them; a blank for a cell without any. */
const addressesOf = (cell: string): readonly string[] => {
  const found = pastedAddresses(cell);
  return found.length === 0 ? [''] : found;
};

/**
 * Reads the addresses of a file: its email column, or every line of a file without headings. A cell, and a line without
 * headings, may hold several.
 * @throws Refusal 422 at `File`
 */
const readAddresses = (table: Table): { lines: AddressLine[]; leftOut: string[] } => {
  const [first] = table.headings;
  if (first === undefined) throw badFile('This file is empty');
  const isNamed = (heading: string): boolean => HEADINGS.includes(lettersOf(heading));
  const named = table.headings.findIndex(isNamed);
  const hasHeadings = named !== -1 || !table.headings.some((heading) => heading.includes('@'));
  if (named === -1 && hasHeadings) throw badFile('There is no column “email”. The first line must name it.');
  const { leftOut } = columnsIn(table, (_, at) => (at === Math.max(named, 0) ? true : undefined));
  const linesOf = (line: number, fault: string | null, cell: string): AddressLine[] =>
    fault === null
      ? addressesOf(cell).map((address) => ({ line, address, fault }))
      : [{ line, address: cell.trim(), fault }];
  const lines = table.lines.flatMap(({ line, cells, fault }) =>
    linesOf(line, fault, hasHeadings ? (cells[named] ?? '') : cells.join(',')),
  );
  if (!hasHeadings)
    return { lines: [...linesOf(table.line, null, table.headings.join(',')), ...lines], leftOut: [] };
  if (lines.length === 0) throw badFile('There is no address below the headings');
  return { lines, leftOut };
};

type Settled = ReadonlyMap<string, string>;

/** Lists addresses that are already invited, with the reason to skip each. */
const invited = async (
  { database, clock, sealing }: Context<May>,
  { osNo }: ReachedOrganisation,
  addresses: readonly string[],
): Promise<Settled> => {
  const waiting = await database
    .select({ mark: capabilities.sentToMark })
    .from(capabilities)
    .where(and(isUnanswered(clock.now(), INVITATION, String(osNo)), isNotNull(capabilities.sentToMark)));
  const marks = new Set(waiting.map(({ mark }) => mark));
  return new Map(
    addresses
      .filter((address) => sealing.marks(address).some((mark) => marks.has(mark)))
      .map((address) => [address, 'Was invited already']),
  );
};

/** Lists addresses of accounts that belong to the organisation. */
const belonging = async (
  { database }: Context<May>,
  { osNo }: ReachedOrganisation,
  addresses: readonly string[],
): Promise<Settled> => {
  const members = await database
    .select({ email: accounts.email })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(
      and(
        eq(profiles.osNo, osNo),
        isNotNull(profiles.membershipConfirmedAt),
        inArray(accounts.email, [...addresses]),
      ),
    );
  return new Map(members.map(({ email }) => [email ?? '', 'Is a member already']));
};

/**
 * Invites each address of a file by itself: a refused line does not stop the others. A trial says nothing about
 * accounts, or it would reveal unnoticed who has one.
 * @throws Refusal 404 for an organisation out of reach, 409 for an archived one, 422 at `File` for an unreadable file
 */
export const inviteByFile = async (
  context: Context<May>,
  guid: string,
  file: ReceivedFile,
  isTried: boolean,
): Promise<Answer> => {
  const organisation = await openOrganisation(context, guid);
  if (!isTried) await assertStepUp(context, context.person, 'invitations');
  const { lines: read, leftOut } = readAddresses(await uploadedTable(file, MAX_FILE_LINES));
  const addresses = read.map(({ address }) => normaliseEmail(address));
  const known = new Map([
    ...(await invited(context, organisation, addresses)),
    ...(isTried ? [] : await belonging(context, organisation, addresses)),
  ]);
  const firstLines = new Map<string, number>();

  const verdictOf = async ({
    line,
    address,
    fault,
  }: AddressLine): Promise<Pick<FileLine, 'verdict' | 'message'>> => {
    if (fault !== null) return { verdict: 'refused', message: fault };
    if (address === '') return { verdict: 'refused', message: 'There is no address on this line' };
    const email = normaliseEmail(address);
    if (!EMAIL.safeParse(email).success)
      return { verdict: 'refused', message: 'Please enter a valid email.' };
    const first = firstLines.get(email);
    if (first !== undefined) return { verdict: 'same', message: `Stands on line ${first} already` };
    firstLines.set(email, line);
    const why = known.get(email);
    if (why !== undefined) return { verdict: 'same', message: why };
    if (isTried) return { verdict: 'added', message: null };
    try {
      await context.database.transaction((tx) =>
        sendInvitation({ ...context, database: tx }, organisation, email),
      );
      return { verdict: 'added', message: null };
    } catch (error) {
      return { verdict: 'refused', message: refusalOfRow(context, error).message };
    }
  };

  const lines: FileLine[] = [];
  for (const one of read)
    lines.push({ line: one.line, name: one.address, ...(await verdictOf(one)), fields: [] });
  const sent = lines.filter(({ verdict }) => verdict === 'added').length;
  if (!isTried && sent > 0)
    context.recordChange({ rowId: organisation.osNo, before: {}, after: { invitations: sent } });
  return { isSaved: !isTried, lines, leftOut };
};
