import { monthNames } from '@phila/contract/format';

/** `Mar 2019`, or `2019` without a month. */
const monthText = (date: string | null | undefined): string => {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  if (year === undefined) return '';
  const name = monthNames[Number(month) - 1]?.slice(0, 3);
  return name === undefined ? year : `${name} ${year}`;
};

/**
 * `Mar 2019 – Jun 2021`. Without an end it says `Current` if it may continue (specification: cv-layouts); elsewhere
 * just the beginning, or `Since` and the beginning if it still holds.
 */
export const periodText = (
  start: string | null | undefined,
  end: string | null | undefined,
  goesOn: 'may go on' | 'holds' | 'ends',
): string => {
  const [from, to] = [monthText(start), monthText(end)];
  if (from === '') return to;
  if (to === '') return { 'may go on': `${from} – Current`, holds: `Since ${from}`, ends: from }[goesOn];
  return from === to ? from : `${from} – ${to}`;
};
