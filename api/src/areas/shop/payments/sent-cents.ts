import { type Cents, centsFromRand } from '@phila/finance/cents';
import { Refusal } from '../../../core/http/refusal.ts';

/** Converts a client's rand. @throws Refusal 422 for more than two decimals */
export const sentCents = (rand: number): Cents => {
  try {
    return centsFromRand(rand);
  } catch {
    const message = 'Use at most two decimals';
    throw new Refusal(422, message, [{ path: 'amount', message }]);
  }
};
