/**
 * Makes a key for one filling of a form (`Idempotency-Key`), or a name for anything else: 128 random bits. Works over
 * plain http too, where `crypto.randomUUID` does not.
 */
export const newIdempotencyKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
