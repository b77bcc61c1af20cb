/** @typedef {(site: import('./site.mjs').Site) => Promise<{ told: string, rows: import('./under-load.mjs').Row[] }>} Scenario */

/** Thrown by a scenario that this machine cannot run, with the reason. */
export class DidNotRun extends Error {}
