import type { Readable } from 'node:stream';
import type { Access, AnyCall, CheckedInputOf, May, Schema } from '@phila/contract';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Person } from '../people/person.ts';
import type { AnyWebhook } from '../webhooks/webhook.ts';
import type { RecordedChange } from '../audit/audit.ts';
import type { Services } from '../services.ts';

/**
 * Which rows a call with `may(…)` reaches for the person who makes it: every row, or with a role that is limited to an
 * organisation those of that organisation and of those below it. The handler of a permission whose rows are an
 * organisation's, or which is about remotes, asks one of these, or a person whose role is limited gets no answer at all.
 */
export interface Reaching {
  /** The condition that leaves only these rows, part of every query for them. @param osNo the column of their organisation */
  within(osNo: PgColumn): SQL;
  /** Tells if a row of this organisation, or of none, may be made, or given to it. */
  reaches(osNo: number | null): boolean;
  /** Gives those of these remotes, by their names, that are reached; asked by the handler of a permission about remotes. */
  reachedRemotes(names: readonly string[]): string[];
}

/** The context of a handler: the services, who is asking, and where from. */
export interface CallContext<A extends Access = Access> extends Services {
  person: A extends 'webhook' ? null : A extends 'anyone' ? Person | null : Person;
  /** The client's address, behind trusted proxies only where configured. */
  ip: string;
  userAgent: string;
  requestId: string;
  /** Sets a cookie, written as the header has it; sent only with a reply that succeeds. */
  setCookie(cookie: string): void;
  /**
   * Says what a write of an administrator changed in a row: the audit then has the names of the fields that differ and
   * hashes of before and after. Elsewhere it does nothing.
   */
  recordChange(change: RecordedChange): void;
}

export type Context<A extends Access = Access> = CallContext<A> & (A extends May ? Reaching : unknown);

/** A reply that is sent as itself, outside the envelope. */
export interface BlobReply {
  /** A function opens them only when they are sent: not for a 304. */
  bytes: Uint8Array | Readable | (() => Promise<Uint8Array | Readable>);
  contentType: string;
  /** Bytes, where a stream does not tell. */
  size?: number;
  /** Any text: it is escaped here (RFC 6266). */
  fileName?: string;
  /** Default: `attachment`, so that a browser that opens the address saves the file rather than showing it. */
  disposition?: 'attachment' | 'inline';
  /**
   * In quotation marks. With one, the person's own browser may keep the bytes and asks each time, unless the headers
   * say `no-store`; without, no-store.
   */
  etag?: string;
  headers?: Record<string, string>;
}

type ReplyOf<C extends AnyCall> = C['value'] extends Schema ? z.core.input<C['value']> : BlobReply;

export type Handler<C extends AnyCall> = (
  input: CheckedInputOf<C>,
  context: Context<C['access']>,
) => Promise<ReplyOf<C>> | ReplyOf<C>;

export interface Implementation {
  call: AnyCall;
  handler: (input: never, context: never, prepared: never) => unknown;
  /** Runs before the transaction of a write (`implementPrepared`). */
  prepare?: (input: never, context: never) => Promise<unknown>;
  /**
   * The reply itself, for a call that anyone may make and that takes nothing: the same for everyone until the service
   * starts again (`http/constant.ts`). It is sent without asking the handler.
   */
  constant?: object;
  /** For a `webhook` call, which must have one (`implement-webhook.ts`). */
  webhook?: AnyWebhook;
  /**
   * Runs before the body is validated: refuses with 404 a row that does not exist or is another person's, whatever else
   * was sent (specification: service). It receives the parts unvalidated.
   */
  assertOwned?: (
    sent: { params: Record<string, unknown>; body: unknown },
    context: Context<'person'>,
  ) => Promise<void>;
}

/** Binds a declared call to the code that answers it. The application refuses to start while a call has none. */
export const implement = <C extends AnyCall & { access: Exclude<Access, 'webhook'> }>(
  call: C,
  handler: Handler<C>,
): Implementation => ({
  call,
  handler: handler as Implementation['handler'],
});

/**
 * Implements a write whose input takes long to read, such as a file of thousands of lines. `prepare` reads it before
 * the transaction, so that no lock is held meanwhile; in the embedded database every other request would wait. The
 * handler gets the result as its third argument. By a permission, `prepare` sees the input alone, without rows or the
 * person's reach, so it leaves every refusal to the handler.
 */
export const implementPrepared = <C extends AnyCall & { access: May | 'person' }, P>(
  call: C,
  prepare: (input: CheckedInputOf<C>, context: CallContext<'person'>) => Promise<P>,
  handler: (input: CheckedInputOf<C>, context: Context<C['access']>, prepared: P) => Promise<ReplyOf<C>>,
): Implementation => ({
  call,
  prepare: prepare as NonNullable<Implementation['prepare']>,
  handler: handler as Implementation['handler'],
});
