import { calls, numberText, TRASH_DAYS, VIEWING_MINUTES } from '@phila/contract';
import { readFile, utimes } from 'node:fs/promises';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePerson, signInAs } from '../../testing/identity/person.ts';
import { KEPT, tidy } from '../identity/tidying.ts';
import { CONSENT_KEPT_YEARS } from '../consents/public.ts';
import { authenticationEvents, knownDevices, registrations, sessions } from '../../core/accounts/tables.ts';
import { viewings } from '../../core/people/viewing-tables.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { ADVICE_KEPT_YEARS } from '../advice/personal.ts';
import { areas } from '../../areas.ts';
import { AUDIT_KEPT_YEARS } from '../../core/audit/audit.ts';
import { MAX_DONE } from '../dashboard/reminders.ts';
import { INVOICES_KEPT_YEARS } from '../shop/orders/personal.ts';
import { OWED_KEPT_YEARS } from '../shop/unsettled/unsettled.ts';
import { SHOWN_FOR } from '../messaging/sending.ts';
import { adviceRequests } from '../advice/tables.ts';
import { REPLIES_KEPT } from '../../core/idempotency/answer-once.ts';
import { WEBHOOK_EVENTS_KEPT } from '../../core/webhooks/inbox.ts';
import { sentMessages } from '../../core/mail/tables.ts';
import { MESSAGES_KEPT_DAYS } from '../../core/mail/tidying.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { REQUESTS_KEPT, keepNoLonger } from './retention.ts';
import { retainedRecords } from './tables.ts';
import { DAY, MINUTE } from '../../core/durations.ts';

const { account } = calls;

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

const after = async (days: number): Promise<void> => {
  service.clock.advance(days * DAY);
  await tidy(service.services);
  await keepNoLonger(service.services);
};
const count = (table: Parameters<typeof service.database.$count>[0]) => service.database.$count(table);

const readPolicy = (): Promise<string> =>
  readFile(new URL('../../../../mfe-public/src/privacy-policy/content.ts', import.meta.url), 'utf8');

/** Rows that the operator, not the service, is responsible for. */
const BY_OPERATOR = ['Backups', 'Messages from the contact form'];

test('every area that deletes what is old is named in the privacy policy, and it names nothing else', async () => {
  const policy = await readPolicy();
  const from = policy.indexOf("'How long each kind of record is kept'");
  const table = policy.slice(from, policy.indexOf('\n      ),', from));
  const [, ...rows] = Array.from(table.matchAll(/\[\s*'([^']+)'/g), ([, first = '']) => first);
  expect(rows.length).toBeGreaterThan(8);
  const told = areas.flatMap(({ keptFor }) => keptFor);
  expect([...told, ...BY_OPERATOR].toSorted()).toEqual(rows.toSorted());
  const silent = areas.filter(({ retention, keptFor }) => retention !== null && keptFor.length === 0);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('the service keeps data for as long as the privacy policy says', async () => {
  const policy = await readPolicy();
  const row = (begin: string): string => {
    const at = policy.indexOf(`'${begin}`);
    expect([begin, at]).not.toEqual([begin, -1]);
    return policy.slice(at, at + 220);
  };
  expect(row('Where you were signed in')).toContain(`'${KEPT.sessions / DAY} days after it ended; `);
  expect(row('Where you were signed in')).toContain(`${KEPT.devices / DAY} days after you used it last'`);
  expect([KEPT.events, row('The security log')]).toEqual([365 * DAY, expect.stringContaining("'12 months'")]);
  expect(row('Our answers to what you added')).toContain(`'${REPLIES_KEPT / DAY} day, `);
  expect(row('Which notifications about you')).toContain(`'${WEBHOOK_EVENTS_KEPT / DAY} days'`);
  expect(row('Which messages we sent')).toContain(`'${MESSAGES_KEPT_DAYS} days'`);
  expect(row('When our support saw the portal')).toContain(`'${KEPT.sessions / DAY} days after it ended'`);
  expect(row('Which announcements and notices are in your bell')).toContain(`'${SHOWN_FOR / DAY} days'`);
  expect([REQUESTS_KEPT, row('That you asked for a copy')]).toEqual([
    365 * DAY,
    expect.stringContaining("'12 months'"),
  ]);
  expect(row('Documents you moved to the trash')).toContain(`'${TRASH_DAYS} days, or`);
  expect(row('Reminders you marked as done')).toContain(
    `The newest ${numberText(MAX_DONE).replace('\u00a0', ' ')};`,
  );
  expect(row('Which records our administrators changed')).toContain(`'${AUDIT_KEPT_YEARS} years'`);
  expect(row('Requests to speak to an expert')).toContain(`'${ADVICE_KEPT_YEARS} years'`);
  expect(row('Money that we owe you')).toContain(`'${OWED_KEPT_YEARS} years'`);
  expect(row('Invoices of your orders')).toContain(`'${INVOICES_KEPT_YEARS} years'`);
  expect(row('Which terms and policy you accepted')).toContain(
    `'${CONSENT_KEPT_YEARS} years after the account ends'`,
  );
});

test('a sign-up that was never finished is gone within a day', async () => {
  await service.call(account.signUp, {
    body: {
      firstName: 'Zanele',
      lastName: 'Khumalo',
      email: 'z@example.org',
      password: 'Jacaranda-88',
      terms: true,
      privacy: true,
    },
  });
  expect(await count(registrations)).toBe(1);
  await after(1);
  expect(await count(registrations)).toBe(0);
});

test('a session is gone 30 days after it ended, a device after 180, the log after a year', async () => {
  const { accessToken: token } = await signInAs(service, await makePerson(service));
  await service.call(account.endEverySession, {}, { token });
  await after(29);
  expect(await count(sessions)).toBe(1);
  await after(2);
  expect([await count(sessions), await count(knownDevices)]).toEqual([0, 1]);
  await after(150);
  expect([await count(knownDevices), await count(authenticationEvents)]).toEqual([0, 2]);
  await after(185);
  expect(await count(authenticationEvents)).toBe(0);
});

test('the record of support viewing the portal is kept for 30 days after it ended', async () => {
  const [person, viewer] = [await makePerson(service), await makePerson(service)];
  const now = service.clock.now();
  await service.database.insert(viewings).values({
    id: uuidv7(now),
    accountId: person.id,
    viewerId: viewer.id,
    reason: 'They asked about their dashboard',
    startedAt: now,
    expiresAt: new Date(now.getTime() + VIEWING_MINUTES * MINUTE),
  });
  await after(30);
  expect(await count(viewings)).toBe(1);
  await after(1);
  expect(await count(viewings)).toBe(0);
});

test('which messages were sent is told for 90 days, without their texts; written ones go as well', async () => {
  const folder = join(service.configuration.dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  const now = service.clock.now();
  for (const [name, age] of [
    ['old.eml', 91],
    ['new.eml', 1],
  ] as const) {
    await writeFile(join(folder, name), 'x');
    await utimes(join(folder, name), now, new Date(now.getTime() - age * DAY));
  }
  const person = await makePerson(service);
  await service.call(account.forgotPassword, { body: { userAccount: person.email } });
  await service.mail();
  expect(await service.database.select().from(sentMessages)).toMatchObject([
    { channel: 'mail', recipient: person.email, subject: 'Choose a new password for Phila' },
  ]);
  await after(0);
  expect(await readdir(folder)).toEqual(['new.eml']);
  await after(89);
  expect(await count(sentMessages)).toBe(1);
  await after(2);
  expect(await count(sentMessages)).toBe(0);
});

test('a request for advice is kept 5 years, by an account and after it; what was agreed, 3 years after', async () => {
  const [stays, goes] = [await makePerson(service), await makePerson(service)];
  const body = { topic: 'Retirement', message: 'How much?', whenToCall: 'Any time' } as const;
  for (const person of [stays, goes]) {
    const { accessToken: token } = await signInAs(service, person);
    await service.call(calls.advice.adviceRequest, { body }, { token });
    if (person === goes) await service.call(calls.personalData.deleteAccount, {}, { token });
  }
  const kept = async () => [await count(adviceRequests), await count(retainedRecords)];
  expect(await kept()).toEqual([1, 1]);
  await after(5 * 365);
  expect(await kept()).toEqual([1, 1]);
  await after(3);
  expect(await kept()).toEqual([0, 0]);
});
