import type { FastifyReply, FastifyRequest } from 'fastify';
import { prepare, sendPrepared } from './prepared.ts';
import type { EncodedBody } from './prepared.ts';

/** The cache header of a constant reply to a public call. */
export const CONSTANT_CACHE = 'public, max-age=300';
/**
 * The cache header of a constant reply to a signed-in person: a proxy must not keep it, or it would answer strangers.
 */
export const SIGNED_IN_CACHE = 'private, max-age=300';

const marked = new WeakMap<object, Promise<EncodedBody> | null>();

/**
 * Marks a value as the same for everyone until the service restarts: its reply is serialised and compressed once, at
 * first use, and browsers may cache it, proxies too for public calls.
 */
export const constant = <T extends object>(value: T): T => {
  if (!marked.has(value)) marked.set(value, null);
  return value;
};

export const isConstant = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && marked.has(value);

/**
 * Sends a constant; calls `serialise` the first time only.
 * @param cache the `Cache-Control` header
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
