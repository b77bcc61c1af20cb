/** 128 random bits that name something. Unlike `crypto.randomUUID`, also where the site is read over plain http. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
