import type { Readable } from 'node:stream';
import type { Access, AnyCall, CheckedInputOf, May, Schema } from '@phila/contract';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Machine } from '../access/machine.ts';
import type { Person } from '../people/person.ts';
import type { AnyWebhook } from '../webhooks/webhook.ts';
import type { RecordedChange } from '../audit/audit.ts';
import type { Services } from '../services.ts';

/**
 * The rows that a call with `may(…)` may touch: all rows, or for a limited role the rows of its organisation and those
 * below. Handlers for rows of organisations, or for remotes, must use one of these methods; otherwise the call refuses
 * people with a limited role.
 */
export interface ReachContext {
  /** The condition for rows within reach, for every query on them. @param osNo the column of their organisation */
  within(osNo: PgColumn): SQL;
  /** True if the person may create a row of this organisation (null: none), or move one to it. */
  reaches(osNo: number | null): boolean;
  /** Filters remotes by name to those within reach, for permissions about remotes. */
  reachedRemotes(names: readonly string[]): string[];
}

/** The context of a handler: the services, who is asking, and where from. */
export interface CallContext<A extends Access = Access> extends Services {
  person: A extends 'webhook' | 'machine' ? null : A extends 'anyone' ? Person | null : Person;
  machine: A extends 'machine' ? Machine : null;
  /** The client's address, behind trusted proxies only where configured. */
  ip: string;
  userAgent: string;
  requestId: string;
  /** Cookies of the request, as the header has them. */
  cookies: string | undefined;
  /** Sets a cookie, in the syntax of the header; sent only with a successful reply. */
  setCookie(cookie: string): void;
  /**
   * Records an administrator's change of a row: the audit stores the names of the fields that differ and hashes of
   * before and after. Ignored in other calls.
   */
  recordChange(change: RecordedChange): void;
}

export type Context<A extends Access = Access> = CallContext<A> & (A extends May ? ReachContext : unknown);

/** A reply sent without the envelope. */
export interface BlobReply {
  /** The bytes, or a function that opens them on sending, so not for a 304. */
  bytes: Uint8Array | Readable | (() => Promise<Uint8Array | Readable>);
  contentType: string;
  /** Bytes, for a stream of unknown length. */
  size?: number;
  /** Any text, escaped here (RFC 6266). */
  fileName?: string;
  /** Default: `attachment`, so that browsers save the file rather than showing it. */
  disposition?: 'attachment' | 'inline';
  /**
   * In quotation marks. The person's own browser may then keep the bytes and revalidate, unless the headers say
   * `no-store`; without it, no-store.
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
   * The reply of a public call without input: the same for everyone until the service restarts (`http/constant.ts`),
   * sent without the handler.
   */
  constant?: object;
  /** Required for a `webhook` call (`implement-webhook.ts`). */
  webhook?: AnyWebhook;
  /**
   * Runs before the body is validated. Refuses an unknown row, or another person's, with 404 even if the body is
   * invalid (specification: service).
   */
  assertOwned?: (
    sent: { params: Record<string, unknown>; body: unknown },
    context: Context<'person'>,
  ) => Promise<void>;
}

/** Binds a declared call to its handler. The application refuses to start while a call has none. */
export const implement = <C extends AnyCall & { access: Exclude<Access, 'webhook'> }>(
  call: C,
  handler: Handler<C>,
): Implementation => ({
  call,
  handler: handler as Implementation['handler'],
});

/**
 * Implements a write with slow input, such as a file of thousands of lines. `prepare` reads the input before the
 * transaction, so that the read holds no lock and does not block the embedded database. The handler gets the result as
 * its third argument. For calls with a permission, `prepare` does not know the person's reach, so it leaves every
 * refusal to the handler.
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
