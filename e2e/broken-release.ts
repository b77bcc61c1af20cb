import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Site } from './site.ts';

const built = (name: string): string => path.resolve(import.meta.dirname, `../mfe-${name}/dist/site`);

/** Hash in the form of the integrity attribute. */
export const hashOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

interface Change {
  /** Text in the built JavaScript to replace. */
  from: string | RegExp;
  /** Its replacement. */
  to: string;
}

/**
 * Publishes a remote's build with a change in its files, as a real release with matching integrity hashes.
 * @param isLive false to publish it without putting it in use
 * @returns the version it was given
 * @throws if nothing matched, because a test of the change would then prove nothing
 */
export const publishChanged = async (
  site: Site,
  name: string,
  { from, to }: Change,
  isLive = true,
): Promise<string> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'phila-build-'));
  try {
    cpSync(built(name), folder, { recursive: true });
    const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as {
      integrity: Record<string, string>;
      draw?: { file: string; integrity: string };
    };
    // Applies the change to the pages for Node too.
    if (release.draw) {
      const file = path.join(folder, release.draw.file);
      const changed = readFileSync(file, 'utf8').replace(from, to);
      writeFileSync(file, changed);
      release.draw.integrity = hashOf(Buffer.from(changed));
    }
    let changes = 0;
    for (const file of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const changed = text.replace(from, to);
      if (changed === text) continue;
      changes += 1;
      writeFileSync(path.join(folder, file), changed);
      release.integrity[file] = hashOf(Buffer.from(changed));
    }
    if (changes === 0) throw new Error(`Nothing in the build of ${name} matches ${from}`);
    writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
    return await publish(site, name, folder, isLive);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Publishes the remote's unchanged build as a new version. */
export const publishBuilt = (site: Site, name: string): Promise<string> => publish(site, name, built(name));

/** Publishes a folder as a remote's next version and waits until it is in use, if it is to be. */
export const publish = async (site: Site, name: string, build: string, isLive = true): Promise<string> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'phila-build-'));
  try {
    cpSync(build, folder, { recursive: true });
    const file = path.join(folder, 'release.json');
    const release = JSON.parse(readFileSync(file, 'utf8')) as object;
    // The same build again would be the version that there is.
    writeFileSync(file, JSON.stringify({ ...release, publishedByTest: randomUUID() }));
    const releases = site.releases();
    const { version } = await releases.publish(name, folder, { commit: null, tests: 'not run' });
    if (!isLive) return version;
    await releases.makeLive(name, version);
    await inUse(site, name, version);
    return version;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Waits until the running site serves this version; undefined waits for a withdrawal. */
export const inUse = (site: Site, name: string, version: string | undefined): Promise<void> =>
  expect
    .poll(async () => {
      const response = await fetch(`${site.url}/registry.json`);
      const { remotes } = (await response.json()) as { remotes: { name: string; version: string }[] };
      return remotes.find((remote) => remote.name === name)?.version;
    })
    .toBe(version);
