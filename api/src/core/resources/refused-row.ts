import { isAborted } from '../database/retry-aborted.ts';
import { isDiskFull } from '../disk/room.ts';
import { codeOf } from '../error-code.ts';
import type { Log } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { isUnavailable } from '../http/unavailable.ts';

const BREAKS_A_RULE = 'Its values break a rule that the database holds';
const FAULT = 'Something went wrong on our side with this one';

/** Recognises PostgreSQL's integrity constraint violations and data exceptions inside drizzle's wrapping. */
const isOfItsValues = (error: unknown): boolean => {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    if (/^2[23]\w{3}$/.test(codeOf(at) ?? '')) return true;
    at = (at as { cause?: unknown }).cause;
  }
  return false;
};

/**
 * The refusal for a row left unchanged, so that the others go on. Logs a fault and reports it without details.
 * @throws errors that are not the row's: the database is down, full, or aborted the transaction
 */
export const refusalOfRow = ({ log }: { log: Log }, error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error) || isDiskFull(error) || isAborted(error)) throw error;
  log.error('row not changed', error);
  return new Refusal(409, isOfItsValues(error) ? BREAKS_A_RULE : FAULT);
};
