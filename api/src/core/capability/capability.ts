import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { hashToken, newToken } from '../people/secret.ts';
import type { Services } from '../services.ts';
import { capabilities } from './tables.ts';

/*
 * Capability tokens: anyone who holds one may open the one thing that it was issued for, without signing in. Only a hash is
 * stored. A token travels in a header, a body or the fragment of a link (`capabilityLink`), never in a path or a query:
 * those are written into logs and histories.
 */

/** A token as it is stored, without its hash. */
export type Capability = Omit<typeof capabilities.$inferSelect, 'hash'>;

export interface Issued {
  id: string;
  /** Shown now and never again: 43 characters that any header, body or fragment takes as they are. */
  token: string;
}

export interface Issue {
  accountId: string;
  /** The purpose; a token opens nothing of another purpose. */
  purpose: string;
  /** The id of what it opens. */
  subject: string;
  expiresAt: Date;
  /** The address that it is sent to, with its middle left out, and the mark by which it is known again; default: none. */
  sentTo?: { address: string; mark: string };
  /** The most uses; default: without limit. */
  maxUses?: number;
  /**
   * Ends the token with "sign out everywhere", a password change and a password reset; default: true. False for links
   * that the person shared on purpose. It always ends with the account.
   */
  endsWithSessions?: boolean;
}

/** @param within the transaction that makes what the token opens, so that neither is there without the other */
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
 * Uses a token, in one statement that decides and counts: of many at once only as many get through as it allows.
 * @returns what it opens; null for a token that is unknown, expired, revoked, used up or of another purpose. These are
 * answered alike, with 404.
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

/** A person's tokens of one purpose that are neither expired nor revoked, the latest first. */
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
 * A query for the tokens that open one thing, to be used within another statement (`notExists`).
 * @param of columns of that statement: the account's id, and the id of what they open, as text
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

/**
 * The condition under which a token of one purpose, issued by whatever account, still opens one thing and was not used:
 * an invitation that waits for its answer.
 */
export const isUnanswered = (now: Date, purpose: string, subject: string): SQL | undefined =>
  and(opens(now, purpose, subject), eq(capabilities.uses, 0));

/** Revokes the one of an id, or those sent to an address, that wait for their answer. @returns whether there were any. */
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

/** The tokens of one purpose that open one thing, whatever account issued them, the latest first. */
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

/** Revokes these, for what several administrators look after. @returns how many worked until now. */
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

/** Revokes a person's tokens. @returns how many worked until now. */
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

/** Ends the tokens that live no longer than the person's sessions, in the transaction that ends all of these. */
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

/** A link that carries a token in its fragment, which browsers send to no server. The page puts it into a body. */
export const capabilityLink = (page: URL | string, token: string): string => {
  const link = new URL(page);
  link.hash = `token=${token}`;
  return link.href;
};

/** Deletes tokens that open nothing any more. */
export const tidyCapabilities = async ({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> => {
  await database
    .delete(capabilities)
    .where(or(lt(capabilities.expiresAt, clock.now()), isNotNull(capabilities.revokedAt)));
};
