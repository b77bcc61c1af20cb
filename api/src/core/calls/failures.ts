import { DEFAULT_ERROR } from '@phila/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf } from '../error-code.ts';
import { isDiskFull, noRoom } from '../disk/room.ts';
import type { Log } from '../http/log.ts';
import { failure } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { isUnavailable } from '../http/unavailable.ts';

/** Error texts for requests that Fastify itself rejects. */
const WORDS: Record<number, string> = {
  400: 'The request is not readable',
  404: 'Not found',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'The body must be JSON: application/json',
};

const sendRefusal = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter);
  if (refusal.status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply.code(refusal.status).send(failure(refusal.message, refusal.errors, refusal.value));
};

const statusOf = (error: unknown): number | null =>
  error instanceof Error && typeof (error as Partial<FastifyError>).statusCode === 'number'
    ? ((error as FastifyError).statusCode ?? null)
    : null;

/** PostgreSQL: foreign_key_violation. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Recognises a write that failed because the row's account was deleted in the meantime. */
const isAccountGone = (error: unknown): boolean => {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    const { constraint, cause } = at as { constraint?: unknown; cause?: unknown };
    if (codeOf(at) === FOREIGN_KEY_VIOLATION)
      return typeof constraint === 'string' && constraint.endsWith('_accounts_id_fk');
    at = cause;
  }
  return false;
};

/**
 * Recognises a client that disconnected before sending its whole request; the error has the codes of a lost database.
 */
const isClientGone = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Turns any error into a reply in the envelope, without details of an unexpected error. */
export const sendFailure = (
  log: Log,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (error instanceof Refusal) return sendRefusal(reply, error);
  if (isAccountGone(error)) return sendRefusal(reply, new Refusal(401, 'Please sign in'));
  if (isClientGone(request)) {
    log.info('the client went away', { requestId: request.id, route: request.routeOptions.url ?? '' });
    return sendRefusal(reply, new Refusal(400, 'The request is not readable'));
  }
  if (isUnavailable(error)) {
    log.error('database unavailable', error, { requestId: request.id });
    return sendRefusal(
      reply,
      new Refusal(503, 'The service cannot be reached right now. Please try again shortly.', undefined, {
        retryAfter: 5,
      }),
    );
  }
  if (isDiskFull(error)) {
    log.error('disk full', error, { requestId: request.id });
    return sendRefusal(reply, noRoom());
  }
  const status = statusOf(error);
  if (status !== null && status >= 400 && status < 500) {
    return reply.code(status).send(failure(WORDS[status] ?? DEFAULT_ERROR));
  }
  log.error('request failed', error, { requestId: request.id, route: request.routeOptions.url ?? '' });
  return reply.code(500).send(failure(DEFAULT_ERROR));
};

export const handleFailures = (app: FastifyInstance, log: Log): void => {
  app.setErrorHandler((error, request, reply) => sendFailure(log, error, request, reply));
};
