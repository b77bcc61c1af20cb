import { bandOf, bands } from './strength.ts';

it.each([
  [1, 'red'],
  [24, 'red'],
  [25, 'orange'],
  [50, 'yellow'],
  [74, 'yellow'],
  [75, 'green'],
  [100, 'green'],
])('%d %% is %s', (percentage, name) => expect(bands[bandOf(percentage) ?? -1]?.name).toBe(name));

it('has no level where nothing was earned', () => expect(bandOf(0)).toBeNull());
