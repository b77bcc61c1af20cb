import { statSync } from 'node:fs';

/** Lets only the service's own user in: the folder has people's files, the database and the keys. */
export const PRIVATE = 0o700;
/** The permission bits that `PRIVATE` removes, for `process.umask`. */
export const OTHERS = 0o077;

/** Quotes for a shell command. */
const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`)}'`;

/** The line that refuses a data folder which other users of the machine may read or write; null for any other. */
export const refusalOfFolder = (folder: string): string | null => {
  // Windows has no such bits: folders inherit their parent's rights.
  if (process.platform === 'win32') return null;
  const found = statSync(folder, { throwIfNoEntry: false });
  return found === undefined || (found.mode & OTHERS) === 0
    ? null
    : `DATA_DIR is ${JSON.stringify(folder)}: other users of this machine have access to it; run chmod 700 ${quoted(folder)}`;
};
