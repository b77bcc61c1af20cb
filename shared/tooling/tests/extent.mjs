/**
 * How much of the tests is run. `npm test` sets TEST_EXTENT to `short`: what a change can break, each once. Without it
 * everything is run that was asked for, so `npm run test:long`, `npm run unit` and `npm run e2e` leave nothing out.
 */
export const isShort = process.env.TEST_EXTENT === 'short';

/** Jest's `testPathIgnorePatterns`: a file named `….long.test.ts` waits for `npm run test:long`. */
export const leftOut = ['/node_modules/', ...(isShort ? [String.raw`\.long\.test\.`] : [])];
