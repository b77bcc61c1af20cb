import { removeNotedBlobs } from '../blobs/removal.ts';
import { DAY } from '../durations.ts';
import { buildOf, installRelease } from '../../testing/install-release.ts';
import { startService } from '../../testing/service.ts';
import { sweepReleases } from './sweep.ts';
import { listReleases } from './stored-release.ts';
import { releaseBlobs, releaseEvents } from './tables.ts';

test('the last ten stay, what leads back stays, what was in use lately stays, and files that none names go', async () => {
  const service = await startService();
  const { services, database } = service;
  const install = (version: number, isLive: boolean) =>
    installRelease(services, 'travel', `1.0.${version}`, {
      release: buildOf('travel'),
      files: {
        'entry.js': 'the same in each'.repeat(100),
        [`page-${version}.js`]: `page ${version}`.repeat(100),
      },
      isLive,
    });
  try {
    for (let version = 0; version < 14; version += 1) await install(version, version === 1);
    await database.insert(releaseEvents).values({
      id: '01890000-0000-7000-8000-000000000001',
      remote: 'travel',
      version: '1.0.2',
      act: 'live',
      at: services.clock.now(),
    });
    const versions = async () => (await listReleases(database)).map(({ version }) => version);
    const files = await database.$count(releaseBlobs);
    service.clock.advance(2 * DAY);
    await sweepReleases(services);
    expect(await versions()).toEqual([
      '1.0.1',
      '1.0.2',
      ...Array.from({ length: 10 }, (_, at) => `1.0.${at + 4}`),
    ]);
    expect(await database.$count(releaseBlobs)).toBe(files - 2);
    await removeNotedBlobs(services);
    const [kept] = await database.select().from(releaseBlobs);
    expect((await services.releases.files.read(kept?.sha256 ?? '')).length).toBe(kept?.size);

    service.clock.advance(60 * DAY);
    await sweepReleases(services);
    expect((await versions()).slice(0, 2)).toEqual(['1.0.1', '1.0.4']);
  } finally {
    await service.close();
  }
});
