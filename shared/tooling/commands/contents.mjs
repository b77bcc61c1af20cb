/**
 * `npm run contents`: writes every package of a release, with its version, as CycloneDX to `dist/contents.cdx.json`.
 * Also part of the build; reads the installed packages, so it needs no network.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint, pnpm, released, root, unlessDone } from './workspace.mjs';

export const CONTENTS = 'dist/contents.cdx.json';

/** Lists the released folders, without `shared/tooling` and `e2e`. */
const contained = () => [
  'api',
  'shell',
  ...released().map((name) => `mfe-${name}`),
  ...['contract', 'finance', 'platform', 'ui'].map((name) => `shared/${name}`),
];

/**
 * @returns {string} the list as JSON
 * @throws Error where pnpm does not give it
 */
export const releaseContents = () => {
  const filters = contained().flatMap((name) => ['--filter', `./${name}`]);
  const [command, args] = pnpm(...filters, 'sbom', '--sbom-format', 'cyclonedx', '--prod');
  const { status, stdout } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (status !== 0) throw new Error('pnpm did not list what the release contains');
  const list = JSON.parse(stdout);
  if (list.bomFormat !== 'CycloneDX') throw new Error('pnpm gave no CycloneDX list');
  return `${JSON.stringify(list, null, 2)}\n`;
};

/** Writes the list where the lockfile was changed since the last time. A list that cannot be made stops no build. */
export const writeContents = async () => {
  try {
    await unlessDone('dist/.contents', fingerprint(['pnpm-lock.yaml']), () => {
      const list = releaseContents();
      mkdirSync(path.join(root, path.dirname(CONTENTS)), { recursive: true });
      writeFileSync(path.join(root, CONTENTS), list);
    });
  } catch (error) {
    console.warn(
      `Warning: ${CONTENTS} was not written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const list = releaseContents();
  mkdirSync(path.join(root, path.dirname(CONTENTS)), { recursive: true });
  writeFileSync(path.join(root, CONTENTS), list);
  console.log(`${CONTENTS}: ${JSON.parse(list).components.length} packages`);
}
