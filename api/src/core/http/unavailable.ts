import { codeOf } from '../error-code.ts';

/** Codes of the operating system, the pool or PostgreSQL for an unreachable database. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  // PostgreSQL: cannot connect, too many connections, shutting down, starting up, statement timeout.
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57014',
]);

/** Errors of `pg` that have no code. */
const TEXTS = [
  /Connection terminated/,
  /timeout exceeded when trying to connect/,
  /Client has encountered a connection error/,
];

/**
 * The fixed message of `pg` when it gets no connection, for example from an exhausted pool. Safe to log, because it
 * contains nothing of the query; null for any other error.
 */
export const connectionFault = (error: unknown): string | null => {
  if (typeof error !== 'object' || error === null || !('message' in error)) return null;
  for (const text of TEXTS) {
    const [found] = text.exec(String(error.message)) ?? [];
    if (found !== undefined) return found;
  }
  return null;
};

/** Recognises an unavailable database, as opposed to a wrong query, inside drizzle's wrapping. */
export const isUnavailable = (error: unknown): boolean => {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    if (CODES.has(codeOf(at) ?? '')) return true;
    const { message, errors, cause } = at as { message?: unknown; errors?: unknown; cause?: unknown };
    if (typeof message === 'string' && TEXTS.some((text) => text.test(message))) return true;
    // Node's error when a name has several addresses and none answers.
    if (Array.isArray(errors) && errors.some(isUnavailable)) return true;
    at = cause;
  }
  return false;
};
