import { shortRand } from './chart-data.ts';

it.each([
  [0, 'R 0'],
  [2.5, 'R 2.5'],
  [412.3, 'R 412'],
  [999.6, 'R 1k'],
  [2_240, 'R 2.2k'],
  [40_000, 'R 40k'],
  [1_234_567, 'R 1.2m'],
  [-412.3, 'R -412'],
])('says %d in few letters', (value, text) => expect(shortRand(value)).toBe(text));

it('says the same as Intl, in small letters', () => {
  const [tenths, whole] = [1, 0].map(
    (maximumFractionDigits) => new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits }),
  );
  for (let value = 0.3; value < 9e14; value *= 1.037)
    for (const one of [value, -Math.round(value), Math.round(value / 50) * 50]) {
      const size = Math.abs(one);
      const number = (size >= 10 && size < 1000 ? whole : tenths)?.format(one).toLowerCase();
      // Leaves out the minus of zero.
      expect([one, shortRand(one)]).toEqual([one, `R ${number === '-0' ? '0' : number}`]);
    }
});
