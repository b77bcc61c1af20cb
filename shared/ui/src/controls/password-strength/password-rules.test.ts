import { password } from '@phila/contract/fields';
import { passwordRules, strengthOf } from './password-rules.ts';

const passwords = [
  '',
  'a',
  'abcdefgh',
  'ABCDEFGH',
  '12345678',
  'abcdEFGH',
  'abcd1234',
  'ABCD1234',
  'Abcdef1',
  'Abcdefg1',
  'Ünïcödé1X',
  'Jacaranda-88',
];

describe('the rules of a password', () => {
  it.each(passwords)('are all ticked exactly when the contract takes it: "%s"', (candidate) => {
    expect(passwordRules.every(({ isMet }) => isMet(candidate))).toBe(
      password().schema.safeParse(candidate).success,
    );
  });
});

describe('the strength of a password', () => {
  it.each([
    ['abc', 0],
    ['Password1', 1],
    ['Aaaaaaa1', 1],
    ['Qwerty123456', 1],
    ['Jacar-7x', 2],
    ['Jacaranda-88', 3],
    ['Blue-Jacaranda-88-Rain', 4],
  ])('of %s is step %i', (candidate, step) => {
    expect(strengthOf(candidate)).toBe(step);
  });

  it('counts nothing that is known of the person', () => {
    expect(strengthOf('Mokoena-Thandi-7')).toBeGreaterThan(
      strengthOf('Mokoena-Thandi-7', ['Thandi', 'Mokoena']),
    );
  });

  it('never grows by repeating a character', () => {
    expect(strengthOf('Aa1aaaaaaaaaaaaaaaaaaaa')).toBe(1);
  });
});
