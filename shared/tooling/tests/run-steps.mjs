/**
 * @template [V=unknown] what it gives
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} needs names of the steps that have to pass first
 * @property {number} processes how many programs it keeps busy
 * @property {() => Promise<V>} run fails where the step fails
 */

/**
 * @template [V=unknown] what the step gives
 * @typedef {object} Outcome
 * @property {string} name
 * @property {number} ms
 * @property {V} [value] where it passed
 * @property {Error} [error] why it failed, or which step it needs did
 */

/**
 * Runs steps in parallel where they do not depend on each other, within a limit of processes; a step above the limit
 * runs alone. Skips steps that depend on a failed one, and runs all others.
 * @template V
 * @param {readonly Step<V>[]} steps in the order in which they are to begin, with all that they need
 * @param {number} room how many programs may be busy at once
 * @param {(outcome: Outcome<V>) => void} ended told of each step as it ends
 * @returns {Promise<Outcome<V>[]>} in the order of the steps
 */
export const runSteps = async (steps, room, ended) => {
  /** @type {Map<string, Outcome<V>>} */
  const outcomes = new Map();
  /** @type {Map<string, { processes: number, work: Promise<void> }>} */
  const running = new Map();
  const end = (/** @type {Outcome<V>} */ outcome) => {
    running.delete(outcome.name);
    outcomes.set(outcome.name, outcome);
    ended(outcome);
  };
  const busy = () => [...running.values()].reduce((sum, { processes }) => sum + processes, 0);
  const begin = (/** @type {Step<V>} */ step) => {
    const from = Date.now();
    const ms = () => Date.now() - from;
    const work = Promise.resolve()
      .then(step.run)
      .then(
        (value) => end({ name: step.name, ms: ms(), value }),
        (error) => end({ name: step.name, ms: ms(), error }),
      );
    running.set(step.name, { processes: step.processes, work });
  };
  const waiting = () => steps.filter(({ name }) => !outcomes.has(name) && !running.has(name));
  const leaveOut = () => {
    for (const { name, needs } of waiting()) {
      const failed = needs.find((need) => outcomes.get(need)?.error);
      if (failed === undefined) continue;
      end({ name, ms: 0, error: new Error(`not run, because ${failed} failed`) });
      // Others may need this one.
      leaveOut();
      return;
    }
  };
  const beginWhatMay = () => {
    leaveOut();
    for (const step of waiting())
      if (
        step.needs.every((name) => outcomes.has(name)) &&
        (running.size === 0 || busy() + step.processes <= room)
      )
        begin(step);
  };
  beginWhatMay();
  while (running.size > 0) {
    await Promise.race([...running.values()].map(({ work }) => work));
    beginWhatMay();
  }
  return steps.flatMap(({ name }) => outcomes.get(name) ?? []);
};
