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
