import { breakingCalls } from '../../surface/breaking-calls.mjs';

const keyOf = ({ method, path }) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

/**
 * The sentence that refuses a remote which was built against other shapes of its calls than the running service has, or
 * null. Calls that the remote does not make are not compared.
 * @param {{ method: string, path: string }[]} calls that the build makes
 * @param {object} own the OpenAPI document of the workspace that it was built in
 * @param {object} running the service's own
 */
export const refusalOfOtherCalls = (name, calls, own, running) => {
  const made = new Set(calls.map(keyOf));
  const different = breakingCalls(own, running, (call) => made.has(keyOf(call)));
  if (different.length === 0) return null;
  return (
    `${name} was built against other calls than the running service has: there ${different.join(' And ')} ` +
    'Release the service of this workspace first, or build the remote from the sources of the one that runs.'
  );
};
