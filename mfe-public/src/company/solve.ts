declare const __webpack_public_path__: string;

/** Workers at once: at most 4, and no more than processors. */
const AT_ONCE = Math.min(4, globalThis.navigator?.hardwareConcurrency ?? 1);

/** Milliseconds; slow phones need seconds. */
const LONGEST = 60_000;

/** Starts the worker built with this remote (webpack.config.mjs). */
const startWorker = (): Worker => {
  const { location } = globalThis;
  const address = new URL('proof-worker.js', new URL(__webpack_public_path__, location.href));
  if (address.origin === location.origin) return new Worker(address);
  // Loads the worker by a script here: browsers start none from a development server.
  const script = `importScripts(${JSON.stringify(address.href)});`;
  return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
};

/**
 * Solves the service's puzzle (api/src/areas/contact/proof-of-work.ts).
 * @throws if unsolved within a minute
 */
export const solve = async (challenge: string): Promise<string> => {
  const { solveChallengeWorkers } = await import(/* webpackChunkName: "proof" */ 'altcha-lib');
  const asked: unknown = JSON.parse(challenge);
  const solution = await solveChallengeWorkers({
    // Passes the challenge on; the library checks it.
    challenge: asked as Parameters<typeof solveChallengeWorkers>[0]['challenge'],
    concurrency: AT_ONCE,
    createWorker: startWorker,
    timeout: LONGEST,
  });
  if (solution === null) throw new Error('no proof of work within a minute');
  return JSON.stringify({ challenge: asked, solution });
};
