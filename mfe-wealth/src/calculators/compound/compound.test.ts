import { timesOf } from './compound.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const at = (...periods: number[]) => periods.map((period) => ({ period }));

it.each([
  ['months of a short term', at(0, 1, 2, 3), 12, 'Months', ['0', '1', '2', '3']],
  ['quarters, as the periods that the form speaks of', at(0, 1, 2), 4, 'Periods', ['0', '1', '2']],
  ['years', at(0, 1, 2), 1, 'Years', ['0', '1', '2']],
  ['years of a long term', at(0, 12, 24, 36), 12, 'Years', ['0', '1', '2', '3']],
  ['years and what is left', at(0, 12, 24, 30), 12, 'Years', ['0', '1', '2', '2 years 6 months']],
  ['weeks that are no whole month', at(0, 52, 62), 52, 'Years', ['0', '1', '1 year 2 months']],
])('counts %s', (_, series, perYear, heading, labels) => {
  const times = timesOf(series, perYear);
  expect([times.heading, times.labels.map(plain)]).toEqual([heading, labels]);
});
