/**
 * Tells if this browser lacks a function of `add-functions.ts`, by the last ones to arrive (add-functions.test.ts), so
 * that others need not load 15 kB.
 */
export const lacksFunctions = (): boolean => !('escape' in RegExp) || !('Iterator' in globalThis);
