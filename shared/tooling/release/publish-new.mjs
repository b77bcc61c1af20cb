import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes, root } from '../commands/workspace.mjs';
import { Releases } from './releases.mjs';

/** Publishes each remote whose build this site never had. What an operator took back is not put forward again. */
export const publishNew = (dataDir) => {
  const releases = new Releases(dataDir);
  for (const name of remotes()) {
    const folder = path.join(root, `mfe-${name}`);
    const output = path.join(folder, 'dist/site');
    if (releases.publishedAs(name, output)) continue;
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    releases.publish(name, releases.next(name, version), output);
  }
};
