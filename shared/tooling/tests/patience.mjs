/**
 * Limits of time in the tests, in milliseconds. None is a condition: tests wait until something is there, and these
 * only end a wait in vain. They suit two processors with ten other programs beside the tests, so a busy machine is
 * slower and never red. Promises of the product in seconds are tested with a clock that the test moves.
 */

/** Limits a test or hook of jest. The longest builds a remote in a copy of the workspace: 60 s on a quiet machine. */
export const JEST_TEST = 900_000;

/** `findBy…` and `waitFor` of Testing Library, which ask again whenever the document changes. */
export const DOCUMENT_CHANGE = 60_000;

/** Limits a browser test of the site. The longest starts the service twice. */
export const BROWSER_TEST = 600_000;

/** Limits an expectation in the browser, which is asked again until it holds. */
export const BROWSER_EXPECTATION = 60_000;

/** A command that a test starts and that should end by itself. */
export const COMMAND = 300_000;

/** A server of the tests, from its start until it answers: the service as a process, or PostgreSQL. */
export const SERVER_START = 300_000;

/** A site of a worker's own: its data, its releases and its first answer; one of them is built in a copy first. */
export const SITE_START = 900_000;
