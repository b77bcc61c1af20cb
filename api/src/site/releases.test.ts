import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonLog } from '../core/http/log.ts';
import { until } from '../testing/until.ts';
import { details } from './fixture.ts';
import { readReleases, watchReleases } from './releases.ts';

let folder = '';
const lines: string[] = [];
const log = jsonLog(
  (line) => lines.push(line),
  () => new Date(),
);

const publish = async (version: string, release: unknown = { ...details, version }): Promise<void> => {
  const target = join(folder, 'remotes/details', version);
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'release.json'), JSON.stringify(release));
};
/** Writes a new file and renames it, as `npm run release` does. */
const point = async (current: Record<string, string>): Promise<void> => {
  await writeFile(join(folder, 'registry.part'), JSON.stringify({ current, history: {} }));
  await rename(join(folder, 'registry.part'), join(folder, 'registry.json'));
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phila-site-'));
  lines.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the releases in use', () => {
  it('are none while nothing was published', async () => {
    expect(await watchReleases(folder, log)()).toEqual([]);
  });

  it('are read from the folder of the version that the registry names', async () => {
    await publish('1.2.0');
    await point({ details: '1.2.0' });
    expect(await readReleases(folder, log)).toEqual([details]);
  });

  it('follow the registry without a restart, forwards and back, and are kept between changes', async () => {
    await publish('1.2.0');
    await publish('1.3.0');
    await point({ details: '1.2.0' });
    const now = watchReleases(folder, log);
    const first = await now();
    expect(await now()).toBe(first);
    await point({ details: '1.3.0' });
    await until(async () => (await now())[0]?.version === '1.3.0');
    await point({ details: '1.2.0' });
    await until(async () => (await now())[0]?.version === '1.2.0');
  });

  it('leave out one that cannot be read, and say so in the log', async () => {
    await publish('1.2.0');
    await publish('2.0.0', { nothing: 'useful' });
    await mkdir(join(folder, 'remotes/broken/1.0.0'), { recursive: true });
    await writeFile(join(folder, 'remotes/broken/1.0.0/release.json'), '{');
    await point({ details: '1.2.0', broken: '1.0.0', absent: '9.9.9' });
    expect((await readReleases(folder, log)).map(({ name }) => name)).toEqual(['details']);
    expect(lines.filter((line) => line.includes('release not readable'))).toHaveLength(2);
  });

  it('stay as they were while the registry is half written', async () => {
    await publish('1.2.0');
    await point({ details: '1.2.0' });
    const now = watchReleases(folder, log);
    await now();
    await writeFile(join(folder, 'registry.json'), '{"current": {');
    // Waits for the log line that shows that the file was read.
    const before = lines.length;
    await until(async () => (await now()) !== null && lines.length > before);
    expect((await now())[0]?.version).toBe('1.2.0');
  });

  it.each(['../../../etc', '..', 'a/b', ''])('never leave the folder for the version %j', async (version) => {
    await point({ details: version });
    expect(await readReleases(folder, log)).toEqual([]);
  });

  it('lie at their own address, whatever they say, unless a development server is configured', async () => {
    const base = 'http://localhost:9101/';
    await publish('dev', { ...details, base });
    await point({ details: 'dev' });
    expect((await readReleases(folder, log))[0]?.base).toBe('/remotes/details/dev/');
    expect((await readReleases(folder, log, ['http://localhost:9101']))[0]?.base).toBe(base);
  });
});
