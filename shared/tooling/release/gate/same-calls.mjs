import { breakingCalls } from '../../surface/breaking-calls.mjs';

const keyOf = (/** @type {{ method: string, path: string }} */ { method, path }) =>
  `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

/** Differences named: the first ones tell which part of the service differs. */
const NAMED = 3;

/**
 * Refuses a remote built against other shapes of its calls than the running service has, in a sentence; null if they
 * agree. Compares only calls that the remote makes.
 * @param {{ method: string, path: string }[]} calls that the build makes
 * @param {import('../../surface/described-service.mjs').OpenApi} own the OpenAPI document of the workspace that it was built in
 * @param {import('../../surface/described-service.mjs').OpenApi} running the service's own
 */
export const refusalOfOtherCalls = (/** @type {string} */ name, calls, own, running) => {
  const made = new Set(calls.map(keyOf));
  const different = breakingCalls(own, running, (call) => made.has(keyOf(call)));
  if (different.length === 0) return null;
  const [named, more] = [different.slice(0, NAMED), different.length - NAMED];
  return (
    `${name} was built against other calls than the running service has: there ${named.join(' And ')} ` +
    (more > 0 ? `So it is with ${more} more. ` : '') +
    'Release the service of this workspace first, or build the remote from the sources of the one that runs.'
  );
};
