import { statfs } from 'node:fs/promises';

/** How long an answer is believed, in ms: under load the system is not asked for each request. */
const BELIEVED = 1_000;

/**
 * How many bytes may still be written below a folder, as the system says; Infinity where it does not say. The answer
 * is up to a second old.
 */
export const openFreeSpace = (folder: string): (() => Promise<number>) => {
  let asked: { at: number; answer: Promise<number> } | null = null;
  return () => {
    const at = performance.now();
    if (asked === null || at - asked.at > BELIEVED)
      asked = {
        at,
        answer: statfs(folder).then(
          ({ bavail, bsize }) => bavail * bsize,
          () => Infinity,
        ),
      };
    return asked.answer;
  };
};
