import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { checkNewPassword, hashPassword, isPassword } from './passwords.ts';
import { workOf } from '../../testing/work-of.ts';

test('a password matches its own hash only', async () => {
  const stored = await hashPassword('Correct-Horse-7');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('Correct-Horse-7')).not.toBe(stored);
  expect(await isPassword('Correct-Horse-7', stored)).toBe(true);
  expect(await isPassword('correct-horse-7', stored)).toBe(false);
});

test('accents typed in two ways are one password', async () => {
  expect(await isPassword('Caf\u0065\u0301-Horse-7', await hashPassword('Caf\u00e9-Horse-7'))).toBe(true);
});

test('128 characters are taken whole', async () => {
  const long = `Aa1${'x'.repeat(125)}`;
  const stored = await hashPassword(long);
  expect(await isPassword(long, stored)).toBe(true);
  expect(await isPassword(`${long.slice(0, 127)}y`, stored)).toBe(false);
});

test('a password for no account is always wrong', async () => {
  expect(await isPassword('', null)).toBe(false);
  expect(await isPassword('Correct-Horse-7', null)).toBe(false);
});

const COMMON = 'This password is used by many people and easily guessed. Please choose another.';

test.each([
  ['Password1', COMMON],
  ['Trustno1', COMMON],
  ['PHILA-2026', COMMON],
  // Common words with digits and signs around or in them.
  ['Password123!', COMMON],
  ['Welcome@123', COMMON],
  ['P@ssw0rd!23', COMMON],
  ['Summer2026!', COMMON],
  ['!Monkey123', COMMON],
  ['Liverpool2026', COMMON],
  ['Admin@1234', COMMON],
  ['Secret!2024', COMMON],
  // Keyboard rows, the alphabet, repeats, and the person's own name.
  ['Qwerty123!', COMMON],
  ['Abcd1234!', COMMON],
  ['Aaaaaaaa1', COMMON],
  ['Thandi-1', COMMON],
  ['Thandi@example.org', 'Password must not be your user name'],
  ['Thandi', 'Password must not be your user name'],
])('%s is refused', (password, message) => {
  expect(checkNewPassword(password, 'newPassword', ['thandi@example.org', null])).toEqual([
    { path: 'newPassword', message },
  ]);
});

test.each([
  'Correct-Horse-7',
  'Consumer-Demo-1',
  'Employee-Demo-1',
  'Admin-Demo-1',
  'Philanthropy-7',
  'Jacaranda-88',
  'Baobab-Tree-9',
])('%s is taken', (password) => {
  expect(checkNewPassword(password, 'password', ['thandi@example.org', '+27711234567'])).toEqual([]);
});

test('comparing a password for no account takes as long as a real comparison', async () => {
  const stored = await hashPassword('Correct-Horse-7');
  // Takes the least of several, because garbage collection or compiling may disturb one.
  const compare = async (against: string | null): Promise<number> => {
    const works: number[] = [];
    for (let time = 0; time < 5; time += 1)
      works.push(await workOf(() => isPassword('Wrong-Horse-7', against)));
    return Math.min(...works);
  };
  // Without hashing it would take a thousandth.
  expect(await compare(null)).toBeGreaterThan((await compare(stored)) / 4);
});

test('at most forty characters of a password are rated', () => {
  // Checks the length, because other work disturbs the time.
  const measured: number[] = [];
  const check = ZxcvbnFactory.prototype.check;
  ZxcvbnFactory.prototype.check = function measure(password, own) {
    measured.push(password.length);
    return check.call(this, password, own);
  };
  try {
    checkNewPassword('Aa1'.padEnd(128, 'passwordwelcome'), 'password', []);
  } finally {
    ZxcvbnFactory.prototype.check = check;
  }
  expect(measured).toEqual([40]);
});
