import { tokenWith } from '../testing/token.ts';
import { isValid, personOf } from './person.ts';

describe('personOf', () => {
  it('is the person that the token names', () => {
    expect(personOf(tokenWith({ sub: 'Zoë', osNo: 12, exp: 2_000_000_000, superuser: 'True' }))).toEqual({
      userId: 'Zoë',
      osNo: 12,
      isAdministrator: true,
      expires: 2_000_000_000_000,
    });
  });

  it('is null for a token that cannot be decoded', () => {
    expect(personOf('rubbish')).toBeNull();
    expect(isValid('rubbish')).toBe(false);
  });
});

describe('isValid', () => {
  it('needs an end in the future', () => {
    jest.useFakeTimers({ now: 999_999 });
    const token = tokenWith({ exp: 1_000 });
    expect(isValid(token)).toBe(true);
    jest.setSystemTime(1_000_000);
    expect(isValid(token)).toBe(false);
    jest.useRealTimers();
  });
});
