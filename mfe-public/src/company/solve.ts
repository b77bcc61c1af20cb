declare const __webpack_public_path__: string;

/** No more than this device has processors, and never all of a large one. */
const AT_ONCE = Math.min(4, globalThis.navigator?.hardwareConcurrency ?? 1);

/** In ms; a slow phone needs some seconds. */
const LONGEST = 60_000;

/** Starts the worker that this remote was built with (webpack.config.mjs). */
const startWorker = (): Worker => {
  const { location } = globalThis;
  const address = new URL('proof-worker.js', new URL(__webpack_public_path__, location.href));
  if (address.origin === location.origin) return new Worker(address);
  // A development server, which a worker cannot be started from: a script of this page loads it.
  const script = `importScripts(${JSON.stringify(address.href)});`;
  return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
};

/**
 * The proof that this browser has done the service's sum (api/src/areas/contact/proof-of-work.ts).
 * @throws where it has not within a minute
 */
export const solve = async (challenge: string): Promise<string> => {
  const { solveChallengeWorkers } = await import(/* webpackChunkName: "proof" */ 'altcha-lib');
  const asked: unknown = JSON.parse(challenge);
  const solution = await solveChallengeWorkers({
    // The service's own words for the library, which checks them.
    challenge: asked as Parameters<typeof solveChallengeWorkers>[0]['challenge'],
    concurrency: AT_ONCE,
    createWorker: startWorker,
    timeout: LONGEST,
  });
  if (solution === null) throw new Error('no proof of work within a minute');
  return JSON.stringify({ challenge: asked, solution });
};
