import { verdictOn } from './colour-verdict.ts';

it.each([
  ['chrome', '#0B6E4F', true, true],
  // Dark letters read on it, so it is not darkened.
  ['action', '#F2A541', true, false],
  // Neither white nor dark letters read on it.
  ['chrome', '#767A80', false, true],
  // A button as white as its card would not be found.
  ['action', '#FFFFFF', false, false],
] as const)('of %s %s: kept %s, white letters %s', (part, colour, isKept, isWhite) => {
  const verdict = verdictOn(part, colour);
  expect({ isKept: verdict.isKept, isWhite: verdict.isWhite }).toEqual({ isKept, isWhite });
  expect(verdict.ratio).toBeGreaterThanOrEqual(4.5);
});
