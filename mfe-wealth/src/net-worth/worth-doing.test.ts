import { lineOf } from '../testing/net-worth.ts';
import { worthDoing } from './worth-doing.ts';

const whats = (lines: Parameters<typeof worthDoing>[0]['lines'], hasWill?: boolean) =>
  worthDoing({ lines }, hasWill).map(({ what }) => what);
const home = lineOf({ of: 'asset', kind: 1, name: 'Home', policy: 'Home contents, Santam' });
const bond = lineOf({ of: 'loan', kind: 1, name: 'Bond', isOwed: true });

it('names only what follows from the records', () => {
  expect(whats([])).toEqual([]);
  expect(whats([], false)).toEqual([]);
  expect(whats([home, bond], true)).toEqual([]);
  expect(whats([home], undefined)).toEqual([]);
  expect(whats([home], false)).toEqual(['A will']);
  expect(whats([bond], false)).toEqual(['Add the home behind your bond']);
  expect(whats([{ ...bond, value: 0 }])).toEqual([]);
  expect(whats([{ ...home, policy: null }])).toEqual(['Say what insures Home']);
  expect(whats([lineOf({ value: null, whole: null })])).toEqual(['Say what Piano is worth']);
});

it('names one old value, and counts several', () => {
  const old = lineOf({ isOld: true });
  expect(whats([old])).toEqual(['Check the value of Piano']);
  expect(whats([old, old])).toEqual(['Check 2 values']);
  // Asks for no new value of a thing that was sold.
  expect(whats([{ ...old, endedOn: '2026-09-01' }])).toEqual([]);
});
