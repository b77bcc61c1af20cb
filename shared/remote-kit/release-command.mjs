#!/usr/bin/env node
/**
 * `phila-release [folder]`, run in the folder of a remote: checks `remote.ts` and the build (default: `dist`) against
 * the site's demands, and writes the `release.json` to publish with it. `phila-release check [folder]` draws the pages
 * that everyone may open as the site does, with the answers in `src/drawn-with.ts`, hydrates them as a browser does, and
 * names what they leave behind.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Lets Node read `remote.ts` directly; before 22.18 it needs this option. */
const STRIP_TYPES = '--experimental-strip-types';

if (!process.execArgv.includes(STRIP_TYPES)) {
  const { status } = spawnSync(
    process.execPath,
    [STRIP_TYPES, '--no-warnings', import.meta.filename, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  process.exit(status ?? 1);
}

const { checkDeclaration, remoteDeclaration } = await import('@phila/contract/remote');
const { pagesForNode, Refused, writeRelease } = await import('./release.mjs');

const load = (file) => import(pathToFileURL(path.resolve(file)).href);

const declared = async () => {
  const { default: declaration } = await load('remote.ts');
  const checked = remoteDeclaration.safeParse(declaration);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new Refused(`remote.ts: ${issue.path.join('.')}: ${issue.message}`);
  }
  const fault = checkDeclaration(checked.data, []);
  if (fault) throw new Refused(`remote.ts: ${fault}`);
  return checked.data;
};

const release = (declaration, folder) => {
  writeRelease(folder, declaration);
  console.log(
    `${path.join(folder, 'release.json')} is written. Publish it: npm run release -- ${declaration.name} --build ${folder}`,
  );
};

const SAMPLES = 'src/drawn-with.ts';

const check = async (declaration, folder) => {
  const pages = pagesForNode(folder);
  if (pages === undefined)
    throw new Refused(
      `${folder} has no pages for Node, so the browser alone draws them. withPagesForNode of @phila/remote-kit builds them.`,
    );
  const { checkPages } = await import('./check.mjs');
  const { drawnWith } = existsSync(SAMPLES) ? await load(SAMPLES) : {};
  const files = { host: path.join(import.meta.dirname, 'host.cjs'), remote: path.join(folder, pages) };
  const { pages: drawn, faults, seconds, atImport } = await checkPages(declaration, files, drawnWith ?? {});
  console.log(`It is imported in ${seconds.toFixed(1)} s.`);
  for (const what of atImport) console.log(`By its import it has ${what}: use the browser’s own.`);
  for (const address of drawn)
    console.log(faults[address]?.join('\n') ?? `${address} is drawn, and hydrated as it was drawn.`);
  if (Object.keys(faults).length > 0 || atImport.length > 0) process.exit(1);
};

try {
  const [first, second] = process.argv.slice(2);
  const isCheck = first === 'check';
  const folder = path.resolve((isCheck ? second : first) ?? 'dist');
  await (isCheck ? check : release)(await declared(), folder);
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exit(1);
}
