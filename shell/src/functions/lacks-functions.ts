/**
 * Says that this browser lacks some function of `add-functions.ts`, by those that came last to each browser (held by
 * add-functions.test.ts): others need not load 15 kB for nothing.
 */
export const lacksFunctions = (): boolean => !('escape' in RegExp) || !('Iterator' in globalThis);
