/**
 * A key for one filling of a form (`Idempotency-Key`), and a name for anything else: 128 random bits. Unlike
 * `crypto.randomUUID`, also where the site is read over plain http.
 */
export const newIdempotencyKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
