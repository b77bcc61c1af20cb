import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { changesIn } from '../workspace-copy/guide-changes.mjs';
import { generate } from './generate.mjs';

/** docs/guides/write-a-remote.md, for its tests. */
export const guide = readFileSync(path.join(root, 'docs/guides/write-a-remote.md'), 'utf8');

/** Its files, each `{ file, text }` with the path below the remote's folder. */
export const filesOfGuide = changesIn(guide);

/** Makes the remote of the guide in an empty folder: what `npm run new-remote` writes, and the guide's files. */
export const writeRemoteOfGuide = (/** @type {string} */ folder) => {
  generate(folder, { name: 'travel', title: 'Travel' });
  for (const { file, text } of filesOfGuide) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  // The page that the template begins with is not declared any more.
  rmSync(path.join(folder, 'src/overview/page.tsx'));
};
