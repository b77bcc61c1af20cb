import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { endSessions } from '../../areas/identity/sessions.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import {
  capabilitiesOf,
  capabilityLink,
  findCapability,
  issueCapability,
  revokeCapabilities,
  tidyCapabilities,
  useCapability,
} from './capability.ts';
import type { Issue } from './capability.ts';
import { capabilities } from './tables.ts';
import { HOUR } from '../durations.ts';
import { altered } from '../../testing/altered.ts';

const PURPOSE = 'test';

let service: TestService;
let accountId: string;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  ({ id: accountId } = await signedIn(service));
});
afterAll(() => service.close());

const now = (): Date => service.clock.now();
const issue = (more: Partial<Issue> = {}) =>
  issueCapability(service.database, now(), {
    accountId,
    purpose: PURPOSE,
    subject: 'cv-1',
    expiresAt: new Date(now().getTime() + HOUR),
    ...more,
  });
const use = (token: string, purpose = PURPOSE) => useCapability(service.database, now(), purpose, token);

test('a token opens what it was issued for, and is stored as a hash', async () => {
  const { token, id } = await issue();
  expect(await use(token)).toMatchObject({ id, accountId, subject: 'cv-1', uses: 1 });
  expect(await use(token)).toMatchObject({ uses: 2 });
  expect(JSON.stringify(await service.database.select().from(capabilities))).not.toContain(token);
});

test('finding it is not using it', async () => {
  const { token } = await issue({ maxUses: 1 });
  for (let i = 0; i < 3; i += 1)
    expect(await findCapability(service.database, now(), PURPOSE, token)).toMatchObject({ uses: 0 });
  await use(token);
  expect(await findCapability(service.database, now(), PURPOSE, token)).toBeNull();
});

test('fifty at once for seven uses: seven', async () => {
  const { token } = await issue({ maxUses: 7 });
  const used = await Promise.all(Array.from({ length: 50 }, () => use(token)));
  expect(used.filter((capability) => capability !== null)).toHaveLength(7);
});

test('it opens nothing of another purpose, nothing once it expired, and no invented one opens anything', async () => {
  const { token } = await issue();
  expect(await use(token, 'another')).toBeNull();
  expect(await use(altered(token))).toBeNull();
  expect(await use('')).toBeNull();
  service.clock.advance(HOUR);
  expect(await use(token)).toBeNull();
});

test('it is revoked by its owner alone', async () => {
  const { token, id } = await issue();
  const other = await issue({ subject: 'cv-2' });
  const { id: stranger } = await signedIn(service);
  expect(await revokeCapabilities(service.database, now(), { accountId: stranger, id })).toBe(0);
  expect(await use(token)).not.toBeNull();
  expect(await revokeCapabilities(service.database, now(), { accountId, id })).toBe(1);
  expect([await use(token), (await use(other.token))?.subject]).toEqual([null, 'cv-2']);
  expect(await capabilitiesOf(service.database, now(), accountId, PURPOSE)).toEqual([
    expect.objectContaining({ id: other.id, uses: 1 }),
  ]);
  await revokeCapabilities(service.database, now(), { accountId, purpose: PURPOSE, subject: 'cv-2' });
  expect(await use(other.token)).toBeNull();
});

test('it ends with the sessions, unless it was given to others on purpose, and always with the account', async () => {
  const bound = await issue();
  const given = await issue({ endsWithSessions: false });
  const person = await signedIn(service);
  const untouched = await issue({ accountId: person.id });
  await service.database.transaction((tx) => endSessions(service.services, tx, accountId, 'password change'));
  expect([await use(bound.token), (await use(given.token))?.id, (await use(untouched.token))?.id]).toEqual([
    null,
    given.id,
    untouched.id,
  ]);
  const everywhere = await service.call(calls.account.endEverySession, {}, { token: person.token });
  expect([everywhere.status, await use(untouched.token)]).toEqual([200, null]);
});

test('expired capabilities are deleted', async () => {
  const { token } = await issue();
  await issue({ expiresAt: now() });
  const { id } = await issue({ subject: 'revoked' });
  await revokeCapabilities(service.database, now(), { accountId, id });
  service.clock.advance(1_000);
  await tidyCapabilities(service.services);
  expect(
    await service.database.select().from(capabilities).where(eq(capabilities.accountId, accountId)),
  ).toHaveLength(1);
  expect(await use(token)).not.toBeNull();
});

test('a link carries it in the fragment, which no server is sent', () => {
  const link = new URL(capabilityLink('https://phila.example/cv?lang=en', 'a-b_c'));
  expect([link.pathname, link.search, link.hash]).toEqual(['/cv', '?lang=en', '#token=a-b_c']);
});
