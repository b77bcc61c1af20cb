/** Processor time of a process and everything it started, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second of `/proc` on every Linux. */
const TICKS = 100;

/** @typedef {{ parent: number, own: number, ended: number }} Used in ticks; `ended` is what its ended children used */

/**
 * Reads a line of `/proc/<pid>/stat`; the name of a program may have spaces and brackets.
 * @param {string} line
 * @returns {Used}
 */
export const readStat = (line) => {
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
    (at) => fields[at] ?? 0,
  );
  return { parent, own: user + system, ended: endedUser + endedSystem };
};

/**
 * @param {ReadonlyMap<number, Used>} processes by id
 * @param {number} pid
 * @returns {number} ticks
 */
export const usedBy = (processes, pid) => {
  const { own, ended } = processes.get(pid) ?? { own: 0, ended: 0 };
  const below = [...processes].filter(([, { parent }]) => parent === pid);
  return below.reduce((sum, [child]) => sum + usedBy(processes, child), own + ended);
};

const processes = () =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          return [
            /** @type {const} */ ([Number(name), readStat(readFileSync(`/proc/${name}/stat`, 'utf8'))]),
          ];
        } catch {
          // It ended since the folder was read.
          return [];
        }
      }),
  );

/** Seconds of processor that some processes, and what they started, have used until now. */
export const processorSeconds = (/** @type {readonly number[]} */ pids) => {
  const now = processes();
  return pids.reduce((sum, pid) => sum + usedBy(now, pid), 0) / TICKS;
};
