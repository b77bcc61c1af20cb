import { comparisonOf } from './comparison.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const side = (extra: string | null, cost: number, months: number) => ({
  answer: {
    main: { label: 'Total cost', value: cost, unit: 'rand' as const },
    facts: [{ label: 'Paid off after', value: months, unit: 'months' as const }],
  },
  entered: [
    { name: 'price', label: 'Price', text: 'R 1 000' },
    ...(extra === null ? [] : [{ name: 'extra', label: 'Extra each month', text: extra }]),
  ],
});

it('shows what was changed and what it does', () => {
  const { changed, figures } = comparisonOf(side(null, 2_000.1, 240), side('R 500', 1_500.05, 193));
  expect(changed).toEqual([{ label: 'Extra each month', before: '–', now: 'R 500' }]);
  expect(figures.map(({ label, difference }) => [label, plain(difference)])).toEqual([
    ['Total cost', '− R 500.05'],
    ['Paid off after', '− 3 years 11 months'],
  ]);
});

it('compares percentages as they are shown', () => {
  const of = (value: number) => ({
    answer: { main: { label: 'Rate', value, unit: 'percent' as const }, facts: [] },
    entered: [],
  });
  const differences = (before: number, now: number) =>
    plain(comparisonOf(of(before), of(now)).figures[0]?.difference ?? '');
  expect(differences(3.3333, 3.3349)).toBe('the same');
  expect(differences(3.3333, 4.1666)).toBe('+ 0.84%');
});

it('says what stayed the same, and compares nothing with nothing', () => {
  const { changed, figures } = comparisonOf(side(null, 5, 12), side(null, 5, 12));
  expect(changed).toEqual([]);
  expect(figures[0]?.difference).toBe('the same');
  const none = { ...side(null, 5, 12), answer: { ...side(null, 5, 12).answer, facts: [] } };
  expect(comparisonOf(none, side(null, 5, 12)).figures[1]).toMatchObject({ before: '–', difference: '' });
});
