import { verdictOn } from './colour-verdict.ts';

it.each([
  ['chrome', '#0B6E4F', true, true],
  // Keeps the colour, because dark letters are readable on it.
  ['action', '#F2A541', true, false],
  // Shifts the colour, because neither white nor dark letters are readable on it.
  ['chrome', '#767A80', false, true],
  // A white button could not be seen on a white card.
  ['action', '#FFFFFF', false, false],
] as const)('of %s %s: kept %s, white letters %s', (part, colour, isKept, isWhite) => {
  const verdict = verdictOn(part, colour);
  expect({ isKept: verdict.isKept, isWhite: verdict.isWhite }).toEqual({ isKept, isWhite });
  expect(verdict.ratio).toBeGreaterThanOrEqual(4.5);
});
