#!/usr/bin/env node
/**
 * `phila-release [folder]`, run in the folder of a remote: checks `remote.ts` and the build (default: `dist`) against
 * the site's demands, and writes the `release.json` to publish with it.
 */
import { spawnSync } from 'node:child_process';
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
const { Refused, writeRelease } = await import('./release.mjs');

const declared = async () => {
  const { default: declaration } = await import(pathToFileURL(path.resolve('remote.ts')).href);
  const checked = remoteDeclaration.safeParse(declaration);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new Refused(`remote.ts: ${issue.path.join('.')}: ${issue.message}`);
  }
  const fault = checkDeclaration(checked.data, []);
  if (fault) throw new Refused(`remote.ts: ${fault}`);
  return checked.data;
};

try {
  const folder = path.resolve(process.argv[2] ?? 'dist');
  const declaration = await declared();
  writeRelease(folder, declaration);
  console.log(
    `${path.join(folder, 'release.json')} is written. Publish it: npm run release -- ${declaration.name} --build ${folder}`,
  );
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exit(1);
}
