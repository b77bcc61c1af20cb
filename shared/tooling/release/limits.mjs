/** Compressed bytes of each remote against its committed `limits.json`; over a limit, the build has failed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { remotes, root } from '../commands/workspace.mjs';

const gzip = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** What one remote weighs, in bytes by gzip: its entry, and the JavaScript that each of its routes needs at once. */
export const weigh = (folder) => {
  const output = path.join(folder, 'dist/site');
  const release = JSON.parse(readFileSync(path.join(output, 'release.json'), 'utf8'));
  const sum = (files) =>
    files
      .filter((file) => file.endsWith('.js'))
      .reduce((total, file) => total + gzip(path.join(output, file)), 0);
  return {
    entry: gzip(path.join(output, release.entry)),
    routes: Object.fromEntries(Object.entries(release.preload).map(([route, files]) => [route, sum(files)])),
  };
};

/** Throws one sentence for each remote's part that is over its limit, or has none. */
export const checkLimits = () => {
  const over = [];
  for (const name of remotes()) {
    const folder = path.join(root, `mfe-${name}`);
    const file = path.join(folder, 'limits.json');
    if (!existsSync(file)) {
      over.push(`mfe-${name} has no limits.json.`);
      continue;
    }
    const limits = JSON.parse(readFileSync(file, 'utf8'));
    const weight = weigh(folder);
    if (weight.entry > limits.entry)
      over.push(`mfe-${name}: the entry weighs ${weight.entry} bytes, its limit is ${limits.entry}.`);
    for (const [route, bytes] of Object.entries(weight.routes)) {
      const limit = limits.routes[route] ?? limits.routes['*'];
      if (bytes > limit) over.push(`mfe-${name}: ${route} weighs ${bytes} bytes, its limit is ${limit}.`);
    }
  }
  if (over.length > 0) throw new Error(over.join('\n'));
};
