import { calls } from '@phila/contract';
import { DAY } from '../../../core/durations.ts';
import { installShell } from '../../../testing/install-release.ts';
import { operatorOf, remoteBuild } from '../../../testing/published-build.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { altered } from '../../../testing/altered.ts';

const { makeReleaseToken, releaseTokens, revokeReleaseToken } = calls.administration;
const { back, list, makeLive, publish } = calls.releases;

let service: TestService;
let lead: SignedIn;
let operator: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  service = await startService();
  await installShell(service.services);
  operator = await operatorOf(service);
  lead = await signedIn(service, { role: 'administrator' });
});
afterAll(() => service.close());

const make = (remote: string, days = 30, by: SignedIn = lead, name = 'CI of travel') =>
  service.call(makeReleaseToken, { body: { remote, name, days } }, by);
const listed = async (by: SignedIn = lead) => (await service.call(releaseTokens, {}, by)).value;
/** Publishes a build whose files the site has. */
const send = async (token: string, remote: string) => {
  const { manifest, files } = remoteBuild(remote, 'a');
  for (const [sha256, bytes] of files) await operator.put(sha256, bytes);
  const body = { manifest, by: 'somebody else' };
  return service.call(publish, { params: { remote }, body }, { token });
};

test('a token publishes its one remote under its own name, and does nothing else', async () => {
  const { token, id } = (await make('travel')).value;
  expect((await send(token, 'travel')).value).toEqual({
    missing: [],
    version: '1.0.0',
    wasLive: false,
    notes: [],
    calls: [],
  });
  const [own] = (await service.call(list, {}, { token })).value;
  expect(own).toMatchObject({ name: 'travel', version: null, releases: [{ by: 'CI of travel' }] });
  const other = await send(token, 'wealth');
  expect([other.status, other.envelope.errorMessage]).toEqual([
    403,
    'This token publishes travel, and not wealth.',
  ]);
  const live = await service.call(
    makeLive,
    { params: { remote: 'travel' }, body: { by: 'CI', version: '1.0.0' } },
    { token },
  );
  expect([live.status, live.envelope.errorMessage]).toEqual([
    403,
    expect.stringMatching(/^This token only publishes\. A person puts a release/),
  ]);
  expect(
    (await service.call(back, { params: { remote: 'travel' }, body: { by: 'CI' } }, { token })).status,
  ).toBe(403);
  const [shown] = await listed();
  expect(shown).toMatchObject({ id, remote: 'travel', by: 'Thandi Mokoena', lastUsedAt: expect.any(String) });
  expect(JSON.stringify(await listed())).not.toContain(token.slice(-40));
});

test('two work at once, a third is refused, and one that ended is refused at once', async () => {
  const [first, second] = [(await make('shop')).value, (await make('shop')).value];
  const third = await make('shop');
  expect([third.status, third.envelope.errorMessage]).toEqual([
    409,
    'shop has two tokens already. End one of them first.',
  ]);
  expect((await service.call(revokeReleaseToken, { params: { id: first.id } }, lead)).value).toBe(true);
  expect((await send(first.token, 'shop')).status).toBe(401);
  expect((await send(second.token, 'shop')).status).toBe(200);
  expect((await make('shop')).status).toBe(200);
});

test('a squad’s lead makes and sees tokens of their own remotes alone', async () => {
  await make('details');
  const squad = await signedIn(service, { role: 'squad', roleOf: ['banner'] });
  expect((await make('details', 30, squad)).status).toBe(404);
  expect((await make('banner', 30, squad)).status).toBe(200);
  expect((await listed(squad)).map(({ remote }) => remote)).toEqual(['banner']);
  const [other] = (await listed()).filter(({ remote }) => remote === 'details');
  const ended = await service.call(revokeReleaseToken, { params: { id: other?.id ?? '' } }, squad);
  expect(ended.status).toBe(404);
});

test.each([0, 91, 1.5])('%d days are refused', async (days) => {
  expect((await make('wealth', days)).status).toBe(422);
});

test('a token ends by itself, and no altered one is taken', async () => {
  const { token } = (await make('career', 1)).value;
  expect((await send(altered(token), 'career')).status).toBe(401);
  expect((await send(token.replace(/^pr_/, 'pr-'), 'career')).status).toBe(401);
  service.clock.advance(DAY);
  expect((await send(token, 'career')).status).toBe(401);
});

test('on a site with a public address its own machine makes only the first release of a remote live', async () => {
  const site = await startService({ settings: { PUBLIC_URL: 'https://phila.example' } });
  try {
    await installShell(site.services);
    const machine = await operatorOf(site);
    const put = async (title: string) => {
      const { value } = await machine.publish('travel', remoteBuild('travel', title));
      return machine.makeLive('travel', value.version ?? '');
    };
    expect((await put('One')).status).toBe(200);
    expect((await put('Two')).status).toBe(403);
  } finally {
    await site.close();
  }
});
