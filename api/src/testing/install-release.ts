import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { SHELL } from '@phila/contract';
import { sql } from 'drizzle-orm';
import { tellChanged } from '../core/releases/changed.ts';
import { releaseChannels, releases } from '../core/releases/tables.ts';
import type { Services } from '../core/services.ts';
import { shell as shellOfTests } from '../site/fixture.ts';
import { until } from './until.ts';

interface Installed {
  /** Content of its `release.json`, or of `shell.json`; also one that could not be published. */
  release: object;
  /** Texts or bytes by path in the build. */
  files?: Readonly<Record<string, string | Buffer>>;
  tests?: string;
  by?: string;
  commit?: string | null;
  /** False to publish it without putting it in use. */
  isLive?: boolean;
}

/** The services that installing needs. */
export type Site = Pick<Services, 'database' | 'releases' | 'clock'>;

/** Publishes a release without any check, and puts it in use: tests of the site need builds that no bundler made. */
export const installRelease = async (
  { database, releases: store, clock }: Site,
  remote: string,
  version: string,
  { release, files = {}, tests = 'passed', by = 'Thandi', commit = null, isLive = true }: Installed,
): Promise<void> => {
  const now = clock.now();
  const named: Record<string, { sha256: string; size: number }> = {};
  for (const [path, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await store.files.put(sha256, Readable.from([bytes]), now);
    named[path] = { sha256, size: bytes.length };
  }
  await store.files.compress(named, now);
  const manifest = { release: { ...release }, files: named, commit, tests };
  await database.insert(releases).values({
    remote,
    version,
    digest: randomUUID(),
    manifest,
    gate: { verdicts: [], calls: [], provided: {} },
    by,
    at: now,
  });
  if (!isLive) return;
  await database
    .insert(releaseChannels)
    .values({ remote, live: version, previous: [], revision: 1, since: now, by, actorId: null })
    .onConflictDoUpdate({
      target: releaseChannels.remote,
      set: {
        live: version,
        previous: sql`${releaseChannels.previous} || jsonb_build_array(${releaseChannels.live})`,
        revision: sql`${releaseChannels.revision} + 1`,
        since: now,
      },
    });
  await tellChanged(database);
  await until(async () => (await store.inUse()).live.get(remote)?.version === version);
};

/** Describes a build of a remote with one page at each address, as its `release.json` would. */
export const buildOf = (
  name: string,
  paths: readonly string[] = [`/${name}`],
  { platform = '^1.0.0', title = `My ${name}` }: { platform?: string; title?: string } = {},
): Record<string, unknown> => ({
  name,
  entry: 'entry.js',
  integrity: {},
  preload: {},
  shares: {},
  declaration: {
    name,
    title,
    owner: `${name} squad`,
    platform,
    routes: paths.map((path) => ({ path, layout: 'portal', access: 'person', title, page: 'page' })),
  },
});

/** Installs the shell of tests, or one like it. */
export const installShell = async (
  site: Site,
  changed: object = {},
  files: Readonly<Record<string, string | Buffer>> = {},
  version = `1.0.${String(Date.now())}`,
): Promise<void> => {
  const { fixed, ...manifest } = shellOfTests;
  const publicFiles = Object.fromEntries([...fixed].map((name) => [`public/${name}`, name]));
  await installRelease(site, SHELL, version, {
    release: { ...manifest, ...changed },
    files: { ...publicFiles, ...files },
  });
};
