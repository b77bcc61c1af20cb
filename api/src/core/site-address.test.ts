import { calls } from '@phila/contract';
import { startService } from '../testing/service.ts';
import { siteAddress } from './site-address.ts';
import { makePerson } from '../testing/identity/person.ts';

test('the configured address of the site, or this machine where none is configured', () => {
  expect(siteAddress({ publicUrl: 'https://phila.example/', port: 3000 }, '/sign-in')).toBe(
    'https://phila.example/sign-in',
  );
  expect(siteAddress({ publicUrl: null, port: 3000 }, '/sign-in')).toBe('http://localhost:3000/sign-in');
});

test('secrets stand behind the #, written so that they survive', () => {
  const address = siteAddress({ publicUrl: null, port: 3000 }, '/forgot-password', {
    account: '+27711234567',
    token: 'a&b',
  });
  const url = new URL(address);
  expect(url.search).toBe('');
  expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
    account: '+27711234567',
    token: 'a&b',
  });
});

test('mails lead to the port that is listened on, where any free one was asked for', async () => {
  const service = await startService({ settings: { PORT: '0' } });
  try {
    const { email } = await makePerson(service);
    await service.call(calls.account.forgotPassword, { body: { userAccount: email } });
    const [mail] = await service.mail();
    expect(mail?.text).toContain(`http://localhost:${new URL(service.url).port}/forgot-password#`);
  } finally {
    await service.close();
  }
});
