import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { hashToken, newToken } from '../secrets/secret.ts';
import type { Services } from '../services.ts';
import { capabilities } from './tables.ts';

/*
 * Capability tokens: anybody holding a token may open the thing that it was issued for, without signing in. Only a hash
 * is stored. Tokens travel in a header, a body or a link's fragment (`capabilityLink`), never in a path or query,
 * because those end up in logs and histories.
 */

/** A stored token, without its hash. */
export type Capability = Omit<typeof capabilities.$inferSelect, 'hash'>;

export interface Issued {
  id: string;
  /** Returned once only: 43 characters that need no escaping in a header, body or fragment. */
  token: string;
}

export interface Issue {
  accountId: string;
  /** The purpose; the token is refused for any other. */
  purpose: string;
  /** The id of the thing it opens. */
  subject: string;
  expiresAt: Date;
  /** The address it is sent to, with its middle left out, and its mark to recognise it; default: none. */
  sentTo?: { address: string; mark: string };
  /** The most uses; default: without limit. */
  maxUses?: number;
  /**
   * Ends the token with "sign out everywhere", a password change and a reset; default: true. False for links shared on
   * purpose. Always ends with the account.
   */
  endsWithSessions?: boolean;
}

/** @param within the transaction that creates the thing it opens, so that neither exists without the other */
export const issueCapability = async (
  within: Database,
  now: Date,
  { accountId, purpose, subject, expiresAt, sentTo, maxUses, endsWithSessions = true }: Issue,
): Promise<Issued> => {
  const token = newToken();
  const id = uuidv7(now);
  await within.insert(capabilities).values({
    id,
    accountId,
    hash: hashToken(token),
    purpose,
    subject,
    createdAt: now,
    expiresAt,
    sentTo: sentTo?.address ?? null,
    sentToMark: sentTo?.mark ?? null,
    maxUses: maxUses ?? null,
    endsWithSessions,
  });
  return { id, token };
};

const withoutHash = ({ hash: _hash, ...capability }: typeof capabilities.$inferSelect): Capability =>
  capability;

/** Selects live tokens of a purpose, neither revoked nor expired. */
const isLive = (now: Date, purpose: string): SQL | undefined =>
  and(eq(capabilities.purpose, purpose), isNull(capabilities.revokedAt), gt(capabilities.expiresAt, now));

const isUsable = (purpose: string, token: string, now: Date): SQL | undefined =>
  and(
    eq(capabilities.hash, hashToken(token)),
    isLive(now, purpose),
    or(isNull(capabilities.maxUses), lt(capabilities.uses, capabilities.maxUses)),
  );

/** Looks up a token without counting a use; null for a dead or unknown one. */
export const findCapability = async (
  within: Database,
  now: Date,
  purpose: string,
  token: string,
): Promise<Capability | null> => {
  const [found] = await within
    .select()
    .from(capabilities)
    .where(isUsable(purpose, token, now));
  return found === undefined ? null : withoutHash(found);
};

/**
 * Counts a use in a single statement that also decides, so that concurrent uses stay within the limit.
 * @returns the thing it opens; null for any invalid token: unknown, expired, revoked, used up or of another purpose,
 * all answered by 404.
 */
export const useCapability = async (
  within: Database,
  now: Date,
  purpose: string,
  token: string,
): Promise<Capability | null> => {
  const [used] = await within
    .update(capabilities)
    .set({ uses: sql`${capabilities.uses} + 1`, lastUsedAt: now })
    .where(isUsable(purpose, token, now))
    .returning();
  return used === undefined ? null : withoutHash(used);
};

/** Lists a person's valid tokens of a purpose, latest first. */
export const capabilitiesOf = async (
  within: Database,
  now: Date,
  accountId: string,
  purpose: string,
): Promise<Capability[]> => {
  const rows = await within
    .select()
    .from(capabilities)
    .where(and(eq(capabilities.accountId, accountId), isLive(now, purpose)))
    .orderBy(desc(capabilities.id));
  return rows.map(withoutHash);
};

const opens = (now: Date, purpose: string, subject: string | SQL): SQL | undefined =>
  and(isLive(now, purpose), eq(capabilities.subject, subject));

/**
 * A subquery for the tokens that open something, for use in another statement (`notExists`).
 * @param of columns of that statement: the account's id, and the thing's id as text
 */
export const liveCapabilities = (
  within: Database,
  now: Date,
  purpose: string,
  { accountId, subject }: { accountId: PgColumn; subject: SQL },
) =>
  within
    .select({ id: capabilities.id })
    .from(capabilities)
    .where(and(eq(capabilities.accountId, accountId), opens(now, purpose, subject)));

/** The condition for a valid, unused token of a purpose and subject, issued by any account: an open invitation. */
export const isUnanswered = (now: Date, purpose: string, subject: string): SQL | undefined =>
  and(opens(now, purpose, subject), eq(capabilities.uses, 0));

/** Revokes unanswered tokens by id or address. @returns true if there were any. */
export const revokeUnanswered = async (
  within: Database,
  now: Date,
  {
    purpose,
    subject,
    ...which
  }: { purpose: string; subject: string } & ({ id: string } | { sentToMarks: readonly string[] }),
): Promise<boolean> => {
  const these =
    'id' in which ? eq(capabilities.id, which.id) : inArray(capabilities.sentToMark, [...which.sentToMarks]);
  const revoked = await within
    .update(capabilities)
    .set({ revokedAt: now })
    .where(and(these, isUnanswered(now, purpose, subject)))
    .returning({ id: capabilities.id });
  return revoked.length > 0;
};

/** Lists tokens of a purpose that open something, issued by any account, latest first. */
export const capabilitiesTo = async (
  within: Database,
  now: Date,
  purpose: string,
  subject: string,
): Promise<Capability[]> => {
  const rows = await within
    .select()
    .from(capabilities)
    .where(opens(now, purpose, subject))
    .orderBy(desc(capabilities.id));
  return rows.map(withoutHash);
};

/**
 * Revokes all tokens that open a thing, from every issuer: several administrators may manage it. @returns
 * how many were valid.
 */
export const revokeCapabilitiesTo = async (
  within: Database,
  now: Date,
  purpose: string,
  subject: string,
): Promise<number> => {
  const revoked = await within
    .update(capabilities)
    .set({ revokedAt: now })
    .where(opens(now, purpose, subject))
    .returning({ id: capabilities.id });
  return revoked.length;
};

/** Selects the person's tokens to revoke: by id, by subject or by purpose. */
export interface Revoked {
  accountId: string;
  id?: string;
  purpose?: string;
  subject?: string;
}

/** Revokes a person's tokens. @returns how many were valid. */
export const revokeCapabilities = async (
  within: Database,
  now: Date,
  { accountId, id, purpose, subject }: Revoked,
): Promise<number> => {
  const revoked = await within
    .update(capabilities)
    .set({ revokedAt: now })
    .where(
      and(
        eq(capabilities.accountId, accountId),
        isNull(capabilities.revokedAt),
        id === undefined ? undefined : eq(capabilities.id, id),
        purpose === undefined ? undefined : eq(capabilities.purpose, purpose),
        subject === undefined ? undefined : eq(capabilities.subject, subject),
      ),
    )
    .returning({ id: capabilities.id });
  return revoked.length;
};

/** Ends the tokens bound to the person's sessions, in the same transaction. */
export const endCapabilitiesWithSessions = async (
  within: Database,
  now: Date,
  accountId: string,
): Promise<void> => {
  await within
    .update(capabilities)
    .set({ revokedAt: now })
    .where(
      and(
        eq(capabilities.accountId, accountId),
        eq(capabilities.endsWithSessions, true),
        isNull(capabilities.revokedAt),
      ),
    );
};

/** A link with the token in its fragment, which browsers never send to a server; the page posts it in a body. */
export const capabilityLink = (page: URL | string, token: string): string => {
  const link = new URL(page);
  link.hash = `token=${token}`;
  return link.href;
};

/** Deletes invalid tokens. */
export const tidyCapabilities = async ({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> => {
  await database
    .delete(capabilities)
    .where(or(lt(capabilities.expiresAt, clock.now()), isNotNull(capabilities.revokedAt)));
};
