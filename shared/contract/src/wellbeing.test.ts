import { wellbeingChecks, wellbeingLabels, wellbeingProgress, type WellbeingFlags } from './wellbeing.ts';

const first = (count: number): WellbeingFlags =>
  Object.fromEntries(
    wellbeingChecks.map((name, index) => [name, index < count]),
  ) as unknown as WellbeingFlags;

test.each([
  [0, 0],
  [1, 14],
  [2, 29],
  [3, 43],
  [4, 57],
  [5, 71],
  [6, 86],
  [7, 100],
])('%i of 7 are %i percent', (count, percent) => expect(wellbeingProgress(first(count))).toBe(percent));

test('the payload spells it mortage, the label does not', () => {
  expect(wellbeingChecks).toContain('mortage');
  expect(wellbeingLabels.mortage).toBe('I have a Mortgage');
});
