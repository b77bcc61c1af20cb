import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@phila/contract';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';

const { siteRemotes } = calls.administration;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test('releases are told with where they came from, also of a remote that is withdrawn', async () => {
  const lead = await signedIn(service, { role: 'administrator' });
  expect((await service.call(siteRemotes, {}, lead)).value).toEqual([]);
  const site = join(service.services.configuration.dataDir, 'site');
  await mkdir(site, { recursive: true });
  const published = { at: '2026-11-25T08:00:00.000Z', by: 'Lerato', commit: '0123456789ab', tests: 'passed' };
  await writeFile(
    join(site, 'registry.json'),
    JSON.stringify({
      current: { career: '1.0.1' },
      history: { career: ['1.0.0', '1.0.1'], constructor: ['2.0.0'] },
      replaced: {},
      published: { career: { '1.0.1': published } },
    }),
  );
  const unknown = { at: null, by: null, commit: null, tests: null };
  expect((await service.call(siteRemotes, {}, lead)).value).toEqual([
    {
      name: 'career',
      version: '1.0.1',
      releases: [
        { version: '1.0.1', isInUse: true, ...published },
        { version: '1.0.0', isInUse: false, ...unknown },
      ],
    },
    {
      name: 'constructor',
      version: null,
      releases: [{ version: '2.0.0', isInUse: false, ...unknown }],
    },
  ]);
  const person = await signedIn(service);
  expect((await service.call(siteRemotes, {}, person)).status).toBe(403);
});
