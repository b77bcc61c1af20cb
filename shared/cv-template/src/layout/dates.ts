import { monthNames } from '@phila/contract/format';

/** `Mar 2019`, or `2019` where no month is known. */
const monthText = (date: string | null | undefined): string => {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  if (year === undefined) return '';
  const name = monthNames[Number(month) - 1]?.slice(0, 3);
  return name === undefined ? year : `${name} ${year}`;
};

/**
 * `Mar 2019 – Jun 2021`. What has a beginning and no end is `Current` where it may still go on (specification: cv-layouts);
 * elsewhere the beginning stands alone, or after `Since` where it holds to this day.
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
