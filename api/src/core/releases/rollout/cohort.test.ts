import { createHash } from 'node:crypto';
import { isInRollout } from './cohort.ts';

/** Subjects of `travel` under the salt `s1`, each with its part of 10 000. */
const PARTS: [subject: string, part: number][] = [
  ['device-25784', 0],
  ['device-536', 1],
  ['device-538', 99],
  ['device-2200', 100],
  ['device-1441', 999],
  ['device-3340', 1000],
  ['device-3824', 9999],
];

/** How many of the parts above each percentage takes. */
const TAKEN: [percent: number, many: number][] = [
  [0, 0],
  [0.01, 1],
  [0.02, 2],
  [1, 3],
  [1.01, 4],
  [10, 5],
  [10.01, 6],
  [99.99, 6],
  [100, 7],
];

it.each(TAKEN)('at %d percent, the golden subjects are in as they always were', (percent, many) => {
  expect(PARTS.map(([subject]) => isInRollout('travel', 's1', subject, percent))).toEqual(
    PARTS.map((_, at) => at < many),
  );
});

it.each([0.29, 0.57, 1.1, 2.2, 4.35, 64.1])('%d percent is a whole number of parts', (percent) => {
  const parts = Math.round(percent * 100);
  const isBelow = (subject: string): boolean =>
    createHash('sha256').update(`travel:s1:${subject}`).digest().readUInt32BE(0) % 10_000 < parts;
  const devices = Array.from({ length: 10_000 }, (_, at) => `device-${at}`);
  expect(devices.filter((one) => isInRollout('travel', 's1', one, percent))).toEqual(devices.filter(isBelow));
});

const subjects = Array.from({ length: 100_000 }, (_, at) => `subject ${at}`);
const shareIn = (percent: number, salt = 'salt'): number =>
  (subjects.filter((subject) => isInRollout('details', salt, subject, percent)).length / subjects.length) *
  100;

it.each([1, 10, 50, 90])('%d percent of 100 000 subjects are in, within half a percent', (percent) => {
  expect(Math.abs(shareIn(percent) - percent)).toBeLessThan(0.5);
});

it('has none in at 0 and all at 100', () => {
  expect(shareIn(0)).toBe(0);
  expect(shareIn(100)).toBe(100);
});

it('only grows while the salt stays', () => {
  const steps = [0, 0.01, 0.5, 1, 5, 10, 33.33, 50, 99.99, 100];
  const rings = steps.map((percent) =>
    subjects.slice(0, 5_000).map((subject) => isInRollout('details', 'salt', subject, percent)),
  );
  for (const [at, ring] of rings.entries())
    expect(ring.filter((isIn, who) => isIn && rings[at + 1]?.[who] === false)).toEqual([]);
});

it('meets others under another salt, and for another remote', () => {
  const inBoth = (other: (subject: string) => boolean): number =>
    subjects.filter((subject) => isInRollout('details', 'salt', subject, 10) && other(subject)).length;
  for (const both of [
    inBoth((subject) => isInRollout('details', 'another', subject, 10)),
    inBoth((subject) => isInRollout('career', 'salt', subject, 10)),
  ])
    expect(Math.abs(both - 1000)).toBeLessThan(200);
});
