import { codeOf } from '../error-code.ts';

/** Codes by which the operating system, the pool or PostgreSQL say that the database cannot be reached now. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  // PostgreSQL: cannot connect, too many connections, shutting down, starting up, out of time.
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

/** What `pg` says without a code. */
const TEXTS = [
  /Connection terminated/,
  /timeout exceeded when trying to connect/,
  /Client has encountered a connection error/,
];

/**
 * The fixed text in an error by which `pg` says that no connection was to be had, such as an exhausted pool. It holds
 * nothing of the query, so it may be logged; null for any other error.
 */
export const connectionFault = (error: unknown): string | null => {
  if (typeof error !== 'object' || error === null || !('message' in error)) return null;
  for (const text of TEXTS) {
    const [found] = text.exec(String(error.message)) ?? [];
    if (found !== undefined) return found;
  }
  return null;
};

/** Whether the database is down, rather than the query wrong. Looks through drizzle's wrapping. */
export const isUnavailable = (error: unknown): boolean => {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    if (CODES.has(codeOf(at) ?? '')) return true;
    const { message, errors, cause } = at as { message?: unknown; errors?: unknown; cause?: unknown };
    if (typeof message === 'string' && TEXTS.some((text) => text.test(message))) return true;
    // What Node gives when a name has several addresses and none answers.
    if (Array.isArray(errors) && errors.some(isUnavailable)) return true;
    at = cause;
  }
  return false;
};
