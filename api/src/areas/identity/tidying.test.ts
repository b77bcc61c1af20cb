import { calls } from '@phila/contract';
import { startService } from '../../testing/service.ts';
import {
  passwordResets,
  refreshTokens,
  registrations,
  sessions,
  signInChanges,
} from '../../core/accounts/tables.ts';
import { throttles } from '../../core/limits/tables.ts';
import { makePerson, signInAs } from '../../testing/identity/person.ts';
import { tidy } from './tidying.ts';
import { DAY } from '../../core/durations.ts';

const { account } = calls;

test('expired rows are deleted, live ones stay', async () => {
  const service = await startService();
  const count = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries({
          passwordResets,
          refreshTokens,
          registrations,
          sessions,
          signInChanges,
          throttles,
        }).map(
          async ([name, table]) => [name, (await service.database.select().from(table)).length] as const,
        ),
      ),
    );
  const person = await makePerson(service);
  const { accessToken: token } = await signInAs(service, person);
  const body = { email: 'moved@example.org', codeTo: 'email' as const };
  await service.call(account.askEmailChange, { body }, { token });
  await service.call(account.forgotPassword, { body: { userAccount: person.email } });
  await service.call(account.signUp, {
    body: {
      firstName: 'Zanele',
      lastName: 'Khumalo',
      email: 'zanele@example.org',
      password: 'Correct-Horse-7',
      terms: true,
      privacy: true,
    },
  });
  // Sums the reset with the change, the sign-up, the write, and a mail for each recipient and matter.
  const full = {
    passwordResets: 1,
    refreshTokens: 1,
    registrations: 1,
    sessions: 1,
    signInChanges: 1,
    throttles: 6,
  };
  await tidy(service.services);
  expect(await count()).toEqual(full);

  service.clock.advance(DAY);
  await tidy(service.services);
  expect(await count()).toEqual({
    ...full,
    passwordResets: 0,
    registrations: 0,
    signInChanges: 0,
    throttles: 0,
  });

  service.clock.advance(61 * DAY);
  await tidy(service.services);
  expect(await count()).toEqual({
    passwordResets: 0,
    refreshTokens: 0,
    registrations: 0,
    sessions: 0,
    signInChanges: 0,
    throttles: 0,
  });
  await service.close();
});
