import { decodeToken, isAdministrator, isExpired } from './token-claims.ts';

const tokenOf = (payload: unknown): string =>
  ['{"alg":"HS256"}', JSON.stringify(payload), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const claims = { sub: 'a1', exp: 1_700_000_000, osNo: 7, superuser: 'false' };
const MICROSOFT = 'http://schemas.microsoft.com/ws/2008/06/identity/claims/role';

test('reads who the token speaks of', () => {
  expect(decodeToken(tokenOf(claims))).toMatchObject({ sub: 'a1', exp: 1_700_000_000, osNo: 7 });
  expect(decodeToken(tokenOf({ ...claims, iat: 1_699_999_400 }))?.iat).toBe(1_699_999_400);
  expect(decodeToken(tokenOf({ ...claims, osNo: '7' }))?.osNo).toBe(7);
  expect(decodeToken(tokenOf({ ...claims, osNo: null }))?.osNo).toBeNull();
  expect(decodeToken(tokenOf({ sub: 'Zoë-š-⚡', exp: 1 }))?.sub).toBe('Zoë-š-⚡');
});

test.each([
  '',
  'x',
  'a.b',
  'a.!!.c',
  'a..c',
  tokenOf('text'),
  tokenOf(null),
  tokenOf([]),
  tokenOf({ exp: 1 }),
  tokenOf({ sub: 'a' }),
  tokenOf({ sub: 'a', exp: 'soon' }),
])('cannot decode %j', (token) => {
  expect(decodeToken(token)).toBeNull();
  expect(isAdministrator(decodeToken(token))).toBe(false);
});

test.each([
  { superuser: 'true' },
  { superuser: 'True' },
  { role: 'Administrator' },
  { role: ['User', 'Administrator'] },
  { [MICROSOFT]: 'Administrator' },
  { [MICROSOFT]: ['Administrator'] },
])('an administrator by %j', (claim) => {
  expect(isAdministrator(decodeToken(tokenOf({ ...claims, ...claim })))).toBe(true);
});

test.each([
  {},
  { superuser: true },
  { superuser: 'TRUE' },
  { role: 'administrator' },
  { role: 'Administrators' },
  { role: ['User'] },
  { [MICROSOFT]: 'User' },
  { roles: 'Administrator' },
])('no administrator by %j', (claim) => {
  expect(isAdministrator(decodeToken(tokenOf({ ...claims, ...claim })))).toBe(false);
});

test('is over from its expiry on', () => {
  expect(isExpired(claims, 1_699_999_999_999)).toBe(false);
  expect(isExpired(claims, 1_700_000_000_000)).toBe(true);
});
