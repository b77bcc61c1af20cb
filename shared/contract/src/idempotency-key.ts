/**
 * Header that marks a possible repeat: the service answers a person's requests with the same key, call and values as
 * one (calls that declare `idempotencyKey`).
 */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** Format of a key: any unguessable text, such as a UUID. */
export const IDEMPOTENCY_KEY_PATTERN = /^[A-Za-z0-9_-]{16,64}$/;
