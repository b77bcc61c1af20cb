import { connect } from 'node:net';
import { calls, nextOfKin, toBody } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { until } from '../../testing/until.ts';
import { accounts } from '../accounts/tables.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test.each([
  [
    'a row of a table record',
    (token: string) =>
      service.call(
        calls.details.nextOfKin.create,
        {
          body: toBody(nextOfKin, {
            titleID: 1,
            firstName: 'Nomsa',
            lastName: 'Mokoena',
            relationshipID: 1,
            contactDetails: '0711234567',
          }) as never,
        },
        { token },
      ),
  ],
  [
    'a reminder',
    (token: string) =>
      service.call(
        calls.dashboard.addReminder,
        {
          body: {
            reminderText: 'Call',
            completeByDate: '2026-12-01T09:00:00+02:00',
            earlyReminderDate: null,
          },
        },
        { token },
      ),
  ],
])('%s written while the account is deleted asks to sign in', async (_what, write) => {
  const person = await signedIn(service);
  // Caches the session first: the service then trusts it for some seconds.
  await service.call(calls.account.sessions, {}, { token: person.token });
  await service.database.delete(accounts).where(eq(accounts.id, person.id));
  const { status, envelope } = await write(person.token);
  expect([status, envelope.errorMessage]).toEqual([401, 'Please sign in']);
});

test('a client that goes away amid its request is no database that is unavailable', async () => {
  const { path } = calls.account.signIn;
  const body = { userName: 'nobody@example.org', password: 'Wrong-1234' };
  expect((await service.call(calls.account.signIn, { body })).status).toBe(401);
  const before = service.logged().length;
  const since = () => service.logged().slice(before).join('');
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  // Breaks the connection once the service reads the body: it does so before checking the token.
  socket.once('data', () => socket.write('{"userName":', () => socket.resetAndDestroy()));
  socket.write(
    `POST /api/v1${path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n` +
      'content-length: 5000\r\nexpect: 100-continue\r\n\r\n',
  );
  await until(() => /the client went away|database unavailable/.test(since()));
  expect(since()).toContain('the client went away');
  expect(since()).not.toContain('database unavailable');
});
