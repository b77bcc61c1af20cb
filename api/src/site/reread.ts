import type { Stats } from 'node:fs';

interface Source<T> {
  /** Identifies the file's version; rejects if the file is missing. */
  mark(): Promise<Pick<Stats, 'ino' | 'mtimeMs' | 'size'>>;
  read(): Promise<T>;
  /** The value while the file is missing. */
  absent: T;
  failed(error: unknown): void;
}

/** Milliseconds between checks of the file. */
const LOOK_AGAIN_AFTER = 200;

/**
 * Rereads on demand when the file has changed, so that publishing needs neither a restart nor a watcher. Keeps the old
 * value while the new one is unreadable.
 */
export const rereadWhenChanged = <T>({ mark, read, absent, failed }: Source<T>): (() => Promise<T>) => {
  let value = absent;
  let known = 'absent';
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  const look = async (): Promise<void> => {
    const found = await mark().catch(() => null);
    const now = found === null ? 'absent' : `${found.ino} ${found.mtimeMs} ${found.size}`;
    if (now === known) return;
    try {
      value = found === null ? absent : await read();
      known = now;
    } catch (error) {
      failed(error);
    }
  };

  return async () => {
    if (looking === null && performance.now() - lookedAt > LOOK_AGAIN_AFTER) {
      looking = look().finally(() => {
        lookedAt = performance.now();
        looking = null;
      });
    }
    if (looking !== null) await looking;
    return value;
  };
};
