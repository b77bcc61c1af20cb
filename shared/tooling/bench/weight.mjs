/** Weighs the JavaScript of each route against the plain bundle's, and each remote's own against its limits. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { released, root } from '../commands/workspace.mjs';
import { limitsOf, weigh } from '../release/limits.mjs';
import { plainManifest } from './sites.mjs';
import { against, kB, table } from './table.mjs';

/** In bytes: what a route of the federated site weighs beyond the same route of the plain bundle (decision 0801). */
export const MAX_MORE = 40_000;

const known = new Map();
const gzipOf = (file) => {
  if (!known.has(file)) known.set(file, gzipSync(readFileSync(file), { level: 9 }).length);
  return known.get(file);
};
const scriptsIn = (folder, files) =>
  files.filter((file) => file.endsWith('.js')).map((file) => path.join(folder, file));
const sum = (files) => [...new Set(files)].reduce((total, file) => total + gzipOf(file), 0);

/** Every declared route: all the JavaScript that its page names or hints at, federated and plain. */
const routes = async () => {
  const siteFolder = path.join(root, 'shell/dist/site');
  const plainFolder = path.join(root, 'shell/dist/plain');
  const shell = JSON.parse(readFileSync(path.join(siteFolder, 'shell.json'), 'utf8'));
  const plain = await plainManifest();
  return plain.registry.remotes.flatMap(({ name, preload, declaration }) => {
    const folder = path.join(root, `mfe-${name}/dist/site`);
    const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
    return declaration.routes.map(({ path: route, layout }) => {
      const host = [
        ...shell.scripts,
        ...(shell.preload[layout] ?? []),
        ...release.shares[route].flatMap((key) => shell.provides[key] ?? []),
      ];
      const bundle = [...plain.shell.scripts, ...(plain.shell.preload[layout] ?? []), ...preload[route]];
      return {
        route,
        federated: sum([
          ...scriptsIn(siteFolder, host),
          ...scriptsIn(folder, [release.entry, ...release.preload[route]]),
        ]),
        plain: sum(scriptsIn(plainFolder, bundle)),
      };
    });
  });
};

const printRoutes = async () => {
  const rows = (await routes()).map(({ route, federated, plain }) => [
    route,
    kB(federated),
    kB(plain),
    against(federated - plain, MAX_MORE, kB),
  ]);
  table('JavaScript of each route, gzip 9', ['', 'federated', 'plain', 'more'], rows);
};

/** Prints the weight that federation adds to the first script, and the share of libraries provided whole. */
const printFirstScript = async () => {
  const { shell } = await plainManifest();
  const whole = JSON.parse(readFileSync(path.join(root, 'shell/dist/whole/plain.json'), 'utf8'));
  const site = JSON.parse(readFileSync(path.join(root, 'shell/dist/site/shell.json'), 'utf8'));
  const weight = (folder, files) => kB(sum(scriptsIn(path.join(root, 'shell/dist', folder), files)));
  table(
    'the first script, gzip 9',
    ['', ''],
    [
      ['federated', weight('site', site.scripts)],
      ['plain', weight('plain', shell.scripts)],
      ['plain, with the libraries that remotes may ask for whole', weight('whole', whole.first)],
    ],
  );
};

const printRemotes = () => {
  const bytes = (value) => String(value);
  const rows = released().flatMap((name) => {
    const folder = path.join(root, `mfe-${name}`);
    const limits = existsSync(path.join(folder, 'limits.json')) ? limitsOf(folder) : null;
    const { entry, routes: own } = weigh(folder);
    const limit = (value, most) => (most === undefined ? `${value}, no limit` : against(value, most, bytes));
    return [
      [`${name}: entry`, limit(entry, limits?.entry)],
      ...Object.entries(own).map(([route, weight]) => [
        `${name}: ${route}`,
        limit(weight, limits?.routes[route] ?? limits?.routes['*']),
      ]),
    ];
  });
  table("each remote's own JavaScript in bytes, gzip 9", ['', 'its limits.json'], rows);
};

export const benchWeight = async () => {
  await printFirstScript();
  await printRoutes();
  printRemotes();
};
