/**
 * Tells if this browser lacks a function of `add-functions.ts`, judged by the last to arrive (add-functions.test.ts),
 * so that newer browsers don't load 15 kB.
 */
export const lacksFunctions = (): boolean => !('escape' in RegExp) || !('Iterator' in globalThis);
