import { readdirSync, watch } from 'node:fs';
import path from 'node:path';

/** An editor saves in several steps, and a branch is checked out file by file. */
const QUIET = 100;

const withFoldersBelow = (/** @type {string} */ folder) => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name)),
];

/**
 * Watches folders for changed files, without polling, so that an unedited site uses no processor time. Collects changes
 * that arrive while `changed` runs, and reports them together after it.
 * @param {string[]} folders
 * @param {(files: string[]) => Promise<void>} changed
 * @returns {() => void} ends it
 */
export const watchSources = (folders, changed) => {
  const watchers = new Map();
  const pending = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let busy = false;

  const tell = async () => {
    if (busy || pending.size === 0) return;
    busy = true;
    const files = [...pending];
    pending.clear();
    await changed(files).finally(() => {
      busy = false;
    });
    await tell();
  };

  /** A folder may be gone with all below it, and another of its name come. */
  const forget = (/** @type {string} */ place) => {
    for (const [folder, watcher] of watchers) {
      if (folder !== place && !folder.startsWith(place + path.sep)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  };

  const note = (/** @type {string} */ file) => {
    pending.add(file);
    clearTimeout(timer);
    timer = setTimeout(tell, QUIET);
  };

  const follow = (/** @type {string} */ top) => {
    for (const folder of withFoldersBelow(top)) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (_, name) => {
        if (name === null) return;
        const place = path.join(folder, name);
        forget(place);
        try {
          follow(place);
        } catch {
          // A file, or null once deleted.
        }
        note(place);
      });
      watcher.on('error', () => forget(folder));
      watchers.set(folder, watcher);
    }
  };

  for (const folder of folders) follow(folder);
  return () => {
    clearTimeout(timer);
    pending.clear();
    for (const folder of folders) forget(folder);
  };
};
