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
const TEXTS = [/Connection terminated/, /timeout exceeded when trying to connect/, /Client has encountered a connection error/];

/** Whether the database is down, rather than the query wrong. Looks through drizzle's wrapping. */
export const isUnavailable = (error: unknown): boolean => {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && CODES.has(at.code)) return true;
    const { message } = at;
    if (TEXTS.some((text) => text.test(message))) return true;
    if (at instanceof AggregateError && at.errors.some(isUnavailable)) return true;
  }
  return false;
};
