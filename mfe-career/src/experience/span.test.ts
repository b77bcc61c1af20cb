import { spanText } from './span.ts';

const TODAY = '2026-11-27';
const span = (startDate: string | null, endDate: string | null, currentRole: boolean | null = null) =>
  spanText({ startDate, endDate, currentRole }, TODAY);

it.each([
  ['2021-03-01', '2024-02-28', 'Mar 2021 – Feb 2024 · 3 years'],
  ['2021-03-15', '2021-03-20', 'Mar 2021 – Mar 2021 · 1 month'],
  ['2020-11-30', '2022-01-01', 'Nov 2020 – Jan 2022 · 1 year 3 months'],
  ['2021-03', '2024-02', 'Mar 2021 – Feb 2024 · 3 years'],
  ['2021-03', '2024-02-28', 'Mar 2021 – Feb 2024 · 3 years'],
  ['2004', '2006', '2004 – 2006'],
  ['2004', '2006-05', '2004 – May 2006'],
  ['2004', '2004', '2004'],
])('from %s to %s is %s', (start, end, text) => expect(span(start, end)).toBe(text));

it('counts what goes on up to today, whatever its end says', () => {
  expect(span('2025-12-01', null, true)).toBe('Dec 2025 – Current · 1 year');
  expect(span('2025-12-01', '2026-01-31', true)).toBe('Dec 2025 – Current · 1 year');
  expect(span('2025-12', null, true)).toBe('Dec 2025 – Current · 1 year');
  expect(span('2007', null, true)).toBe('2007 – Current');
});

it('counts nothing where no end is known, or it has not begun', () => {
  expect(span('2021-03-01', null)).toBe('From Mar 2021');
  expect(span('2027-02-01', null, true)).toBe('From Feb 2027');
  expect(span(null, null)).toBe('');
});
