import { calls, type CheckedInputOf, type LedgerLine } from '@phila/contract';
import { and, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../../core/calls/implement.ts';
import type { Database } from '../../../core/database/open.ts';
import { DAY } from '../../../core/durations.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { maskedEmail } from '../../../core/people/masked-email.ts';
import { namesOfAccounts } from '../../../core/accounts/names-of-accounts.ts';
import { type Holder, holds } from '../../../core/access/rights.ts';
import { auditedSearch } from '../../../core/people-search/audited-search.ts';
import { accounts } from '../../../core/accounts/tables.ts';
import { readUserName } from '../../../core/accounts/user-name.ts';
import type { Services } from '../../../core/services.ts';
import { keysOf } from '../codes/keys-of-codes.ts';
import { offers, redemptions, voucherCodes } from '../tables.ts';
import { aboutCode } from '../redemption/about-code.ts';
import { redemptionLines } from '../redemption/redemption-lines.ts';

/** The reader's rights decide how much of people is shown. */
type Reader = Pick<Services, 'database' | 'sealing'> & { person: Holder };

const PAGE = 25;

/** Characters of a code that are shown: enough to find it, too few to use it. */
const END = 2;
/** Characters from which a code's end is shown: the end is half of a short PIN. */
const LEAST_WITH_END = 6;

const endOf = (code: string | null): string | null => {
  if (code === null) return null;
  return code.length < LEAST_WITH_END ? '•••' : `•••${code.slice(-END)}`;
};

/** Reads names and masked addresses, if the reader may see people. */
const peopleOf = async (
  { database, person }: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LedgerLine['person']>> => {
  if (!holds(person, 'identity.people.read') || ids.length === 0) return new Map();
  const distinct = [...new Set(ids)];
  const names = await namesOfAccounts(database, distinct);
  const rows = await database
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.id, distinct));
  return new Map(
    rows.map(({ id, email }) => [
      id,
      { id, name: names.get(id) ?? null, email: email === null ? null : maskedEmail(email) },
    ]),
  );
};

const linesWhere = async (
  reader: Reader,
  where: SQL | undefined,
  page?: { size: number; offset: number },
): Promise<LedgerLine[]> => {
  const { database, sealing } = reader;
  const found = await redemptionLines(database, where, page);
  const people = await peopleOf(
    reader,
    found.map(({ stored }) => stored.personId),
  );
  return found.map(({ stored: { personId, offerId, sealed, place, revokedBecause }, line }) => {
    const isOwn = place !== null && sealed !== null;
    return {
      ...line,
      codeEnd: isOwn ? endOf(sealing.open(sealed, aboutCode(offerId))) : null,
      canReissue: isOwn && line.revokedAt === null,
      revokedBecause,
      person: people.get(personId) ?? null,
    };
  });
};

/** The account with this whole address or number; null for none. */
const accountOf = async (database: Database, userAccount: string): Promise<string | null> => {
  const name = readUserName(userAccount);
  if (name === null) return null;
  const [account] = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(name.kind === 'email' ? accounts.email : accounts.mobile, name.value));
  return account?.id ?? null;
};

type ReadContext = CallContext<'person'> & Reader;

/**
 * Finds the account as a counted search for people; text that is no address or number finds none. @throws Refusal 429
 */
const foundAccount = async (
  asking: ReadContext,
  call: typeof calls.voucher.findRedemptions | typeof calls.voucher.offerRedemptions,
  text: string,
): Promise<string | null> => {
  const name = readUserName(text);
  if (name === null) return null;
  const by = name.kind === 'email' ? 'address' : 'number';
  return auditedSearch(
    asking,
    call,
    { by, text: name.value },
    () => accountOf(asking.database, text),
    (found) => (found === null ? [] : [found]),
  );
};

/** The ledger of an account that contacted support; empty for an unknown one. @throws Refusal 429 */
export const ledgerOfAccount = async (asking: ReadContext, userAccount: string): Promise<LedgerLine[]> => {
  const personId = await foundAccount(asking, calls.voucher.findRedemptions, userAccount);
  return personId === null ? [] : linesWhere(asking, eq(redemptions.personId, personId));
};

/** Finds a code by the keyed hash of the whole, because codes are stored sealed. */
const withText = async (asking: ReadContext, offerId: number, text: string): Promise<SQL | undefined> => {
  if (text === '') return undefined;
  const { database, sealing } = asking;
  const personId = await foundAccount(asking, calls.voucher.offerRedemptions, text);
  const codes = await database
    .select({ place: voucherCodes.place })
    .from(voucherCodes)
    .where(and(eq(voucherCodes.offerId, offerId), inArray(voucherCodes.key, keysOf(sealing, text))));
  const places = codes.map(({ place }) => place);
  return or(
    // Matches nothing here: no redemption lacks a person, and an empty `or` would match everything.
    personId === null ? isNull(redemptions.personId) : eq(redemptions.personId, personId),
    places.length === 0 ? undefined : inArray(redemptions.place, places),
  );
};

type RedemptionsRequest = CheckedInputOf<typeof calls.voucher.offerRedemptions>['body'];

/** The start of a South African day. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00+02:00`);

/**
 * Reads a page of an offer's redemptions, latest first. @throws Refusal 404, 422 for days in the wrong order, 429 after
 * too many searches for people
 */
export const ledgerOfOffer = async (
  reader: ReadContext,
  offerId: number,
  { text = '', state, from, until, page = 1 }: RedemptionsRequest,
): Promise<{ redemptions: LedgerLine[]; hasMore: boolean }> => {
  const { database } = reader;
  if (from !== undefined && until !== undefined && until < from) {
    const message = 'The last day is before the first day';
    throw new Refusal(422, message, [{ path: 'until', message }]);
  }
  if ((await database.$count(offers, eq(offers.id, offerId))) === 0) throw notFound();
  const found = await linesWhere(
    reader,
    and(
      eq(redemptions.offerId, offerId),
      await withText(reader, offerId, text),
      state === undefined
        ? undefined
        : state === 'redeemed'
          ? isNull(redemptions.revokedAt)
          : isNotNull(redemptions.revokedAt),
      from === undefined ? undefined : gte(redemptions.redeemedAt, startOf(from)),
      // South Africa has no daylight saving, so every day has 24 hours.
      until === undefined ? undefined : lt(redemptions.redeemedAt, new Date(startOf(until).getTime() + DAY)),
    ),
    { size: PAGE + 1, offset: (page - 1) * PAGE },
  );
  return { redemptions: found.slice(0, PAGE), hasMore: found.length > PAGE };
};

/** Reads a line, to answer a write. @throws Refusal 404 */
export const ledgerLine = async (reader: Reader, id: string): Promise<LedgerLine> => {
  const [line] = await linesWhere(reader, eq(redemptions.id, id));
  if (line === undefined) throw notFound();
  return line;
};
