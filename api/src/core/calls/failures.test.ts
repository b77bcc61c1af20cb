import { calls, nextOfKin, toBody } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { accounts } from '../people/tables.ts';

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
  // The service has just seen the session, and believes in it for some seconds.
  await service.call(calls.account.sessions, {}, { token: person.token });
  await service.database.delete(accounts).where(eq(accounts.id, person.id));
  const { status, envelope } = await write(person.token);
  expect([status, envelope.errorMessage]).toEqual([401, 'Please sign in']);
});
