import { bandOf, bands } from './strength.ts';

it.each([
  [0, 'red'],
  [24, 'red'],
  [25, 'orange'],
  [50, 'yellow'],
  [74, 'yellow'],
  [75, 'green'],
  [100, 'green'],
])('%d %% is %s', (percentage, name) => expect(bands[bandOf(percentage)]?.name).toBe(name));
