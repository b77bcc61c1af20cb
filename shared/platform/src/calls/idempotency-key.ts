/** A key for one filling of a form (`Idempotency-Key`): 128 random bits. Unlike `randomUUID`, also without https. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join(
    '',
  );
