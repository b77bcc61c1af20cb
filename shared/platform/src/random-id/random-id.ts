/** 128 random bits that name something. Unlike `crypto.randomUUID`, also where the site is read over plain http. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join(
    '',
  );
