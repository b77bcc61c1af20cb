import { bandOf, bands, isBlank } from './strength.ts';

it.each([
  [1, 'red'],
  [24, 'red'],
  [25, 'orange'],
  [50, 'yellow'],
  [74, 'yellow'],
  [75, 'green'],
  [100, 'green'],
])('%d %% is %s', (percentage, name) => expect(bands[bandOf(percentage) ?? -1]?.name).toBe(name));

it('has no level where nothing was earned', () => expect(bandOf(0)).toBeNull());

it('is blank with what the sign-up or an employer brought, and no more once anything was done', () => {
  const parts = (personal: number, skills = 0) => [
    { enumValue: 4, percentage: personal },
    { enumValue: 6, percentage: skills },
  ];
  expect(isBlank(parts(0))).toBe(true);
  expect(isBlank(parts(16))).toBe(true);
  expect(isBlank(parts(60))).toBe(true);
  expect(isBlank(parts(16, 20))).toBe(false);
});
