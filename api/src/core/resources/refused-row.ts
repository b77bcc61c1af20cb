import { isGivenWay } from '../database/tries-again.ts';
import { isDiskFull } from '../disk/room.ts';
import { codeOf } from '../error-code.ts';
import type { Log } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { isUnavailable } from '../http/unavailable.ts';

const BREAKS_A_RULE = 'Its values break a rule that the database holds';
const FAULT = 'Something went wrong on our side with this one';

/** PostgreSQL: integrity constraint violation, and data exception. Looks through drizzle's wrapping. */
const isOfItsValues = (error: unknown): boolean => {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    if (/^2[23]\w{3}$/.test(codeOf(at) ?? '')) return true;
    at = (at as { cause?: unknown }).cause;
  }
  return false;
};

/**
 * Why one of several rows is left as it was, so that the others are done all the same. A fault that the row meets is
 * logged, and said without its details.
 * @throws what is no fault of the row: the database is down or full, or ended the transaction for another's sake
 */
export const refusalOfRow = ({ log }: { log: Log }, error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error) || isDiskFull(error) || isGivenWay(error)) throw error;
  log.error('row not changed', error);
  return new Refusal(409, isOfItsValues(error) ? BREAKS_A_RULE : FAULT);
};
