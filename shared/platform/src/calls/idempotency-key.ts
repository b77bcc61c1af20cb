import { randomId } from '../random-id/random-id.ts';

/** A key for one filling of a form (`Idempotency-Key`). */
export const newIdempotencyKey = (): string => randomId();
