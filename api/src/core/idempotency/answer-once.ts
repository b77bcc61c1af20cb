import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_PATTERN, type AnyCall } from '@phila/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { Services } from '../services.ts';
import { idempotentReplies } from './tables.ts';
import { HOUR } from '../durations.ts';

/** Milliseconds for which a repeated request is recognised. */
export const REPLIES_KEPT = 24 * HOUR;

/** The refusal of a key used with other values; its `value` is the first reply. */
export const KEY_USED =
  'This was saved already, with what you had entered before. Close this, and change the entry that was saved.';

/**
 * The request's key; null for none.
 * @throws Refusal 422 for a malformed one, or if the call takes none: no client may believe it had an effect.
 */
export const readIdempotencyKey = (call: AnyCall, header: string | string[] | undefined): string | null => {
  if (header === undefined) return null;
  if (call.idempotencyKey !== true) throw new Refusal(422, `This call takes no ${IDEMPOTENCY_KEY}`);
  if (typeof header !== 'string' || !IDEMPOTENCY_KEY_PATTERN.test(header)) {
    throw new Refusal(422, `${IDEMPOTENCY_KEY} is 16 to 64 letters, digits, hyphens or underscores`);
  }
  return header;
};

interface Request {
  call: AnyCall;
  accountId: string;
  key: string;
  /** The checked parts of the request; files by name and hash. */
  input: Record<string, unknown>;
}

const nameOf = ({ method, path }: AnyCall): string => `${method} ${path}`;
const aboutOf = ({ call, accountId, key }: Omit<Request, 'input'>): string =>
  `idempotent reply ${accountId} ${nameOf(call)} ${key}`;
/** Serialises the input. The schema fixes the order of fields, so equal input gives equal text. */
const sentOf = (about: string, input: Request['input']): string => `${about} ${JSON.stringify(input)}`;

/** @throws Refusal 422 with the first reply as its value for a key used with other input */
const firstReply = async (
  database: Database,
  sealing: Services['sealing'],
  { call, accountId, key, input }: Request,
): Promise<{ value: unknown } | null> => {
  const [before] = await database
    .select()
    .from(idempotentReplies)
    .where(
      and(
        eq(idempotentReplies.accountId, accountId),
        eq(idempotentReplies.call, nameOf(call)),
        eq(idempotentReplies.key, key),
      ),
    );
  if (before === undefined) return null;
  const about = aboutOf({ call, accountId, key });
  const opened = sealing.open(before.sealedValue, about);
  const value = opened === null ? null : (JSON.parse(opened) as unknown);
  if (opened !== null && sealing.marks(sentOf(about, input)).includes(before.inputMark)) return { value };
  throw new Refusal(422, KEY_USED, undefined, { value });
};

/**
 * Handles a request with a key at most once: a repetition within a day gets the first reply. The reply is stored in the
 * handler's transaction, so neither exists without the other; a failed handler leaves nothing, and the key stays
 * usable. A person's requests with a key run in turn, so concurrent ones wait for the first reply.
 * @param handle does the work only with the given transaction
 * @param prepare runs before the transaction, such as reading a file; a repetition skips it
 * @throws Refusal 422 with the first reply as its value for a key used with other input
 */
export const answerOnce = async (
  { database, sealing, clock }: Pick<Services, 'database' | 'sealing' | 'clock'>,
  request: Request,
  handle: (tx: Database, prepared: unknown) => Promise<unknown>,
  prepare?: () => Promise<unknown>,
): Promise<unknown> => {
  const { call, accountId, key, input } = request;
  const known = prepare === undefined ? null : await firstReply(database, sealing, request);
  if (known !== null) return known.value;
  const prepared = await prepare?.();
  return database.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const before = await firstReply(tx, sealing, request);
    if (before !== null) return before.value;
    const about = aboutOf(request);
    const value = await handle(tx, prepared);
    await tx.insert(idempotentReplies).values({
      accountId,
      call: nameOf(call),
      key,
      inputMark: sealing.mark(sentOf(about, input)),
      sealedValue: sealing.seal(JSON.stringify(value), about),
      createdAt: clock.now(),
    });
    return value;
  });
};

/** Deletes replies older than a day. */
export const tidyReplies = async ({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> => {
  const before = new Date(clock.now().getTime() - REPLIES_KEPT);
  await database.delete(idempotentReplies).where(lt(idempotentReplies.createdAt, before));
};
