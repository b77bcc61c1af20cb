import { createServer, type Server } from 'node:http';
import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { releaseEvents } from '../../../core/releases/tables.ts';
import { installShell } from '../../../testing/install-release.ts';
import { operatorOf, remoteBuild } from '../../../testing/published-build.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';

const { endReleaseWorkflow, releaseWorkflows, trustReleaseWorkflow } = calls.administration;
const { list, makeLive, publish } = calls.releases;

const WORKFLOW = 'acme/travel/.github/workflows/release.yml@refs/heads/main';

let service: TestService;
let lead: SignedIn;
let operator: Awaited<ReturnType<typeof operatorOf>>;
let issuer: string;
let provider: Server;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
/** Requests that the issuer got. */
let asked: string[] = [];

beforeAll(async () => {
  service = await startService();
  await installShell(service.services);
  operator = await operatorOf(service);
  lead = await signedIn(service, { role: 'administrator' });
  keys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  provider = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    if (request.url === '/.well-known/openid-configuration')
      response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` }));
    else response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve);
  });
  const address = provider.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  provider.close();
  await service.close();
});

const body = (more: object = {}) => ({
  remote: 'travel',
  issuer,
  repository: 'acme/travel',
  workflow: WORKFLOW,
  environment: null,
  ...more,
});
const trust = (more: object = {}, by: SignedIn = lead) =>
  service.call(trustReleaseWorkflow, { body: body(more) }, by);

/** Signs an identity as the CI does for a run. */
const identity = (claims: object = {}, { audience = service.url, key = keys.privateKey, age = 0 } = {}) =>
  new SignJWT({ repository: 'acme/travel', workflow_ref: WORKFLOW, run_id: '7', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(issuer)
    .setAudience(new URL(audience).origin)
    .setIssuedAt(Math.floor(service.clock.now().getTime() / 1000) - age)
    .setExpirationTime(Math.floor(service.clock.now().getTime() / 1000) + 3_600)
    .sign(key);

/** Publishes a build whose files the site has. */
const send = async (token: string, remote: string) => {
  const { manifest, files } = remoteBuild(remote, 'a');
  for (const [sha256, bytes] of files) await operator.put(sha256, bytes);
  return service.call(publish, { params: { remote }, body: { manifest, by: 'somebody else' } }, { token });
};
const refusalsOf = async (remote: string) =>
  (await service.database.select().from(releaseEvents).where(eq(releaseEvents.remote, remote)))
    .filter(({ act }) => act === 'refused')
    .map(({ by, reason }) => [by, reason]);

test('a workflow publishes its one remote by the identity that its CI signs, and does nothing else', async () => {
  const { id } = (await trust()).value;
  const token = await identity();
  expect((await send(token, 'travel')).value).toMatchObject({ missing: [], version: '1.0.0' });
  const [own] = (await service.call(list, {}, { token })).value;
  expect(own).toMatchObject({ name: 'travel', releases: [{ by: 'acme/travel, run 7' }] });
  const live = { params: { remote: 'travel' }, body: { by: 'CI', version: '1.0.0' } };
  expect((await service.call(makeLive, live, { token })).status).toBe(403);
  const other = await send(token, 'wealth');
  expect([other.status, other.envelope.errorMessage]).toEqual([
    403,
    'This token publishes travel, and not wealth.',
  ]);
  expect(await refusalsOf('wealth')).toEqual([
    ['acme/travel, run 7', 'This token publishes travel, and not wealth.'],
  ]);
  expect((await service.call(releaseWorkflows, {}, lead)).value).toMatchObject([
    { id, by: 'Thandi Mokoena', environment: null, lastUsedAt: expect.any(String) },
  ]);
  expect((await service.call(endReleaseWorkflow, { params: { id } }, lead)).value).toBe(true);
  expect((await send(token, 'travel')).status).toBe(401);
});

test.each([
  ['a fork', { repository: 'mallory/travel', workflow_ref: WORKFLOW.replace('acme', 'mallory') }],
  ['another branch', { workflow_ref: WORKFLOW.replace('main', 'evil') }],
  ['another workflow', { workflow_ref: WORKFLOW.replace('release', 'test') }],
  ['another environment', { environment: 'test' }],
])('of %s it is refused, and that is kept', async (_, claims) => {
  const { id } = (await trust({ environment: 'production' })).value;
  const before = (await refusalsOf('travel')).length;
  const answer = await send(await identity(claims), 'travel');
  expect(answer.status).toBe(403);
  expect(answer.envelope.errorMessage).toMatch(/ may not publish here\.$/);
  expect(await refusalsOf('travel')).toHaveLength(before + 1);
  expect((await send(await identity({ environment: 'production' }), 'travel')).status).toBe(200);
  await service.call(endReleaseWorkflow, { params: { id } }, lead);
});

test('one that is signed for another site, by another key, or long ago is none', async () => {
  const { id } = (await trust()).value;
  const other = await generateKeyPair('RS256');
  for (const token of [
    await identity({}, { audience: 'https://other.example' }),
    await identity({}, { key: other.privateKey }),
    await identity({}, { age: 3_000 }),
  ])
    expect((await send(token, 'travel')).status).toBe(401);
  await service.call(endReleaseWorkflow, { params: { id } }, lead);
});

test('an issuer without a trusted workflow is not asked', async () => {
  asked = [];
  expect((await send(await identity(), 'travel')).status).toBe(401);
  expect(asked).toEqual([]);
});

test('GitLab’s claims are read as GitHub’s', async () => {
  const { id } = (await trust()).value;
  const claims = { repository: undefined, workflow_ref: undefined };
  const token = await identity({ ...claims, project_path: 'acme/travel', ci_config_ref_uri: WORKFLOW });
  expect((await send(token, 'travel')).status).toBe(200);
  await service.call(endReleaseWorkflow, { params: { id } }, lead);
});

test.each(['http://ci.example', 'ftp://ci.example', 'https://user@ci.example', 'ci.example'])(
  'the issuer %s is refused',
  async (address) => {
    expect((await trust({ issuer: address })).status).toBe(422);
  },
);

test('the same workflow is trusted once, and a squad’s lead trusts and sees those of their own remotes', async () => {
  const { id } = (await trust()).value;
  const again = await trust();
  expect([again.status, again.envelope.errorMessage]).toEqual([409, `${WORKFLOW} publishes travel already.`]);
  const squad = await signedIn(service, { role: 'squad', roleOf: ['banner'] });
  expect((await trust({}, squad)).status).toBe(404);
  expect((await trust({ remote: 'banner' }, squad)).status).toBe(200);
  const seen = (await service.call(releaseWorkflows, {}, squad)).value;
  expect(seen.map(({ remote }) => remote)).toEqual(['banner']);
  expect((await service.call(endReleaseWorkflow, { params: { id } }, squad)).status).toBe(404);
});
