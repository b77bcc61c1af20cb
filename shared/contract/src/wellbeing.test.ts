import {
  ownAnswers,
  wellbeingChecks,
  type WellbeingEvidence,
  wellbeingFlags,
  wellbeingLabels,
  wellbeingProgress,
  type WellbeingFlags,
} from './wellbeing.ts';

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

describe('checks that follow from records', () => {
  const none = first(0);
  const will: WellbeingEvidence[] = [{ check: 'will', source: 'Will & Testament' }];
  const nothingSaid = ownAnswers(none, []);

  test('a will ticks its check, and nothing else', () => {
    expect(wellbeingFlags(null, will)).toEqual({ ...none, will: true });
    expect(wellbeingFlags(nothingSaid, will)).toEqual({ ...none, will: true });
  });

  test('the person overrules it, and may let it follow again', () => {
    const overruled = ownAnswers(none, will);
    expect(overruled).toEqual({ ...nothingSaid, will: false });
    expect(wellbeingFlags(overruled, will)).toEqual(none);
    expect(ownAnswers({ ...none, will: true }, will)).toEqual(nothingSaid);
  });

  test('a check ticked by hand stays ticked when a record comes and goes', () => {
    const ticked = ownAnswers({ ...none, will: true }, []);
    expect(wellbeingFlags(ticked, will).will).toBe(true);
    expect(wellbeingFlags(ticked, []).will).toBe(true);
  });

  test('a record that came after the person looked is not overruled by what they left as it was', () => {
    const saved = ownAnswers({ ...none, budget: true }, []);
    expect(wellbeingFlags(saved, will)).toEqual({ ...none, budget: true, will: true });
  });
});
