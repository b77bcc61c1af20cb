import { dateText } from '@phila/contract/format';

/** Months in a year. */
const YEAR = 12;

/** Months since the year 0. @param day YYYY-MM or YYYY-MM-DD */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * YEAR + Number(day.slice(5, 7)) - 1;

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

/** Length of `2019-03`: a year alone is too little to count months from. */
const MONTH = 7;

/** Duration as CVs count it: both the first and the last month count; '' where a month is not known. */
const durationText = (from: string, to: string): string => {
  if (from.length < MONTH || to.length < MONTH) return '';
  const months = Math.max(1, monthOf(to) - monthOf(from) + 1);
  const years = Math.floor(months / YEAR);
  const rest = months % YEAR;
  return [years > 0 && count(years, 'year'), rest > 0 && count(rest, 'month')].filter(Boolean).join(' ');
};

const monthText = (day: string): string => dateText(day.slice(0, MONTH));

const joined = (period: string, duration: string): string => [period, duration].filter(Boolean).join(' · ');

interface Span {
  startDate: string | null;
  endDate: string | null;
  currentRole: boolean | null;
}

/**
 * Period and duration, as precise as known: 'Mar 2021 – Feb 2024 · 3 years', '2004 – 2006'. An ongoing one ends in 'Current' (specification: career); an
 * unknown end has no duration.
 * @param today YYYY-MM-DD
 */
export const spanText = ({ startDate, endDate, currentRole }: Span, today: string): string => {
  if (startDate === null) return '';
  const from = monthText(startDate);
  if (currentRole === true)
    return startDate > today ? `From ${from}` : joined(`${from} – Current`, durationText(startDate, today));
  if (endDate === null) return `From ${from}`;
  const until = monthText(endDate);
  const duration = durationText(startDate, endDate);
  return joined(from === until && duration === '' ? from : `${from} – ${until}`, duration);
};
