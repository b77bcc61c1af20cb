import { siteAddress } from './site-address.ts';

test('where the site is reached, or this machine while nobody said', () => {
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
