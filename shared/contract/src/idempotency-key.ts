/**
 * The header with which a client says that a request may be a repetition: the service answers two requests of a person
 * with the same key, call and values as one (calls that declare `idempotencyKey`).
 */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** What a key looks like: anything unguessable of one person's, such as a UUID. */
export const IDEMPOTENCY_KEY_PATTERN = /^[A-Za-z0-9_-]{16,64}$/;
