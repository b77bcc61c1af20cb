import { statfs } from 'node:fs/promises';

/** Milliseconds that an answer is kept, so that the system is not asked for each request under load. */
const BELIEVED = 1_000;

/**
 * Tells how many bytes may still be written below a folder, up to a second ago; Infinity if the system does not say.
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
