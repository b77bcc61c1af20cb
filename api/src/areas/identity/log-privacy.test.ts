import { calls } from '@phila/contract';
import { startService } from '../../testing/service.ts';
import { authenticationEvents } from '../../core/accounts/tables.ts';

const { account } = calls;

test('a whole life of an account leaves no secret and nothing personal in the log', async () => {
  const service = await startService();
  const email = 'nomvula.private@example.org';
  const mobile = '0821239876';
  const password = 'Very-Private-7';
  const headers = { 'user-agent': 'PrivateBrowser/1.0' };
  const seen: string[] = [
    email,
    'nomvula',
    '821239876',
    'Dlaminiprivate',
    password,
    'Other-Private-8',
    'PrivateBrowser',
  ];
  const signUp = {
    firstName: 'Nomvula',
    lastName: 'Dlaminiprivate',
    email,
    mobile,
    password,
    terms: true,
    privacy: true,
  } as const;

  await service.call(account.signUp, { body: signUp }, { headers });
  const code = /\b\d{6}\b/.exec((await service.mail()).at(-1)?.text ?? '')?.[0] ?? '';
  seen.push(code);
  await service.call(account.verify, { body: { userAccount: email, code: '000000' } }, { headers });
  await service.call(account.verify, { body: { userAccount: email, code } }, { headers });
  await service.call(account.signUp, { body: signUp }, { headers });
  await service.call(
    account.signIn,
    { body: { userName: mobile, password: 'Wrong-Private-9' } },
    { headers },
  );
  const first = (await service.call(account.signIn, { body: { userName: email, password } }, { headers }))
    .value;
  const second = (await service.call(account.refreshToken, { body: first }, { headers })).status;
  expect(second).toBe(422);
  const pair = (
    await service.call(account.refreshToken, { body: { refreshToken: first.refreshToken } }, { headers })
  ).value;
  await service.call(account.sessions, {}, { token: pair.accessToken, headers });
  await service.call(account.forgotPassword, { body: { userAccount: email } }, { headers });
  const token = /token=([\w-]+)/.exec((await service.mail()).at(-1)?.text ?? '')?.[1] ?? '';
  const passwords = { newPassword: 'Other-Private-8', confirmPassword: 'Other-Private-8' };
  await service.call(
    account.forgotPasswordReset,
    { body: { userAccount: email, token, ...passwords } },
    { headers },
  );
  await service.call(account.signOut, { body: { refreshToken: pair.refreshToken } }, { headers });
  seen.push(token, first.accessToken, first.refreshToken, pair.accessToken, pair.refreshToken);
  expect(seen.every((secret) => secret.length >= 6)).toBe(true);

  const events = await service.database.select().from(authenticationEvents);
  const log = service.logged().join('\n');
  expect(log).not.toBe('');
  for (const secret of seen) expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
  const written = JSON.stringify(events.map(({ userAgent: _browser, ...event }) => event)).toLowerCase();
  for (const secret of seen) expect(written).not.toContain(secret.toLowerCase());
  expect(new Set(events.map(({ event }) => event))).toEqual(
    new Set([
      'signed up',
      'sign-up code refused',
      'account verified',
      'sign-up repeated',
      'sign-in failed',
      'signed in',
      'reset asked',
      'password reset',
    ]),
  );
  await service.close();
});
