import type { FastifyReply, FastifyRequest } from 'fastify';
import { prepare, sendPrepared } from './prepared.ts';
import type { Prepared } from './prepared.ts';

/** What browsers and proxies may do with a constant reply to a call that is open to anyone. */
export const CONSTANT_CACHE = 'public, max-age=300';
/** The same for a call of a signed-in person: a proxy that kept it would answer who is not signed in. */
export const SIGNED_IN_CACHE = 'private, max-age=300';

const marked = new WeakMap<object, Promise<Prepared> | null>();

/**
 * Says that this very value is the same for everyone until the service starts again: as a reply it is written out and
 * compressed once, at its first use, and may be kept by browsers, and by proxies where anyone may make the call.
 */
export const constant = <T extends object>(value: T): T => {
  if (!marked.has(value)) marked.set(value, null);
  return value;
};

export const isConstant = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && marked.has(value);

/**
 * Sends a constant; `serialise` is asked for its text the first time only.
 * @param cache what may be done with it, as `Cache-Control` has it
 */
export const sendConstant = async (
  request: FastifyRequest,
  reply: FastifyReply,
  value: object,
  cache: string,
  serialise: (value: object) => string,
): Promise<FastifyReply> => {
  let prepared = marked.get(value) ?? null;
  if (prepared === null) {
    prepared = prepare(serialise(value));
    marked.set(value, prepared);
  }
  return sendPrepared(request, reply, await prepared, cache);
};
