import { amountText, dateText } from './plain-text.ts';

describe('dateText', () => {
  it.each([
    ['2030-03-05', '05 Mar 2030'],
    ['2024-02-29', '29 Feb 2024'],
    ['1999-12-31', '31 Dec 1999'],
    ['2025-09-01', '01 Sep 2025'],
    ['not a day', 'not a day'],
  ])('%s is %s', (kept, shown) => expect(dateText(kept)).toBe(shown));
});

describe('amountText', () => {
  it.each([
    [1234.56, 'rand', 'R 1 234.56'],
    [0, 'rand', 'R 0.00'],
    [999, 'rand', 'R 999.00'],
    [1_000_000, 'rand', 'R 1 000 000.00'],
    [-1234.5, 'rand', '-R 1 234.50'],
    [12.5, 'percent', '12.5 %'],
    [12_000, 'number', '12 000'],
  ] as const)('%d %s is %s', (amount, unit, shown) =>
    expect(amountText(amount, unit).replaceAll('\u00a0', ' ')).toBe(shown),
  );

  it('is never broken over two lines', () => expect(amountText(1234.56, 'rand')).not.toContain(' '));
});
