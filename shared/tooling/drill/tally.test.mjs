import { keptOf, percent, tallyOf } from './tally.mjs';

const attempt = (status, at, isRead = true) => ({ kind: 'read', isRead, status, at, ms: 5 });

test('counts reads that were answered, faults, and the time until the last failure', () => {
  const attempts = [
    attempt(200, 900),
    attempt(503, 950),
    attempt(0, 1_400),
    attempt(500, 2_500, false),
    attempt(401, 3_000),
    attempt(429, 3_500, false),
    attempt(204, 4_000, false),
  ];
  expect(tallyOf(attempts, 1_000)).toEqual({
    asked: 7,
    reads: 4,
    readsAnswered: 2,
    failed: 4,
    faults: 1,
    wellAfter: 2.5,
    slowest: 5,
  });
});

test('nothing failed: it was well at once', () => {
  expect(tallyOf([attempt(200, 5)], 0).wellAfter).toBe(0);
});

const nothing = { kin: [], document: [], order: [], redemption: [] };
const kin = (mark, isAcknowledged = true) => ({ kind: 'kin', mark, isAcknowledged });

test('what was acknowledged and is not there is lost; what was not may be there or not', () => {
  const kept = [kin('a'), kin('b'), kin('c', false), kin('d', false)];
  expect(keptOf(kept, { ...nothing, kin: ['a', 'c'] })).toEqual({ acknowledged: 2, lost: 1, twice: 0 });
});

test('what is there twice counts, and an order more than was asked for', () => {
  const order = { kind: 'order', mark: '7', isAcknowledged: true };
  expect(keptOf([kin('a'), order], { ...nothing, kin: ['a', 'a'], order: ['7', '8', '9'] })).toEqual({
    acknowledged: 2,
    lost: 0,
    twice: 3,
  });
});

test('a share is never rounded up to a whole', () => {
  expect(percent(9_999, 10_000)).toBe('99.99%');
  expect(percent(999_999, 1_000_000)).toBe('99.99%');
  expect(percent(5, 5)).toBe('100.00%');
  expect(percent(0, 0)).toBe('–');
});
