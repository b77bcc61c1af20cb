import { statfs } from 'node:fs/promises';

/** Milliseconds that the answer is cached, so that load does not query the system with each request. */
const BELIEVED = 1_000;

/** Tells the bytes free below a folder, up to a second old; Infinity if the system does not say. */
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
