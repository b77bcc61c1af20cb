import { countsAsOwn } from './debt-kinds.ts';

it('counts a calculation that is the person’s own, unless a loan of its kind is recorded', () => {
  const own = new Set(['mortgage', 'loan'] as const);
  expect(countsAsOwn('mortgage', own, [])).toBe(true);
  expect(countsAsOwn('vehicle', own, [])).toBe(false);
  expect(countsAsOwn('mortgage', own, [{ kind: 2 }, { kind: null }])).toBe(true);
  expect(countsAsOwn('mortgage', own, [{ kind: 1 }])).toBe(false);
  expect(countsAsOwn('loan', own, [{ kind: 1 }])).toBe(true);
});
