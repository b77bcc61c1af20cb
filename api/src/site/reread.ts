import type { Stats } from 'node:fs';

interface Source<T> {
  /** Looks at the file whose change says that all has to be read again; rejects when the file is missing. */
  mark(): Promise<Pick<Stats, 'ino' | 'mtimeMs' | 'size'>>;
  read(): Promise<T>;
  /** The value while the file is missing. */
  absent: T;
  failed(error: unknown): void;
}

/** Milliseconds between looks at the file. */
const LOOK_AGAIN_AFTER = 200;

/**
 * Reads when it is asked for and the file has changed: what is published takes effect without a restart, and nothing
 * is watched. While the new content cannot be read, the old stays.
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
