/** Month names from January. Avoids `Intl`, because its names vary between versions. */
export const monthNames: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const partsOf = (day: string): { date: string; month: string; year: string } | null => {
  const [year, month, date] = day.split('-');
  const name = monthNames[Number(month) - 1];
  return year === undefined || name === undefined || date === undefined ? null : { date, month: name, year };
};

/**
 * Formats `2030-03-05` as 05 Mar 2030, like date inputs, and `2030-03` as Mar 2030; returns other text unchanged, a year
 * too. Uses no time zone.
 */
export const dateText = (day: string): string => {
  const isMonth = /^\d{4}-\d{2}$/.test(day);
  const parts = partsOf(isMonth ? `${day}-01` : day);
  if (parts === null) return day;
  const month = `${parts.month.slice(0, 3)} ${parts.year}`;
  return isMonth ? month : `${parts.date} ${month}`;
};

/** Formats `2030-03` as March 2030; returns other text unchanged. */
export const monthText = (month: string): string => {
  const parts = partsOf(`${month}-01`);
  return parts === null ? month : `${parts.month} ${parts.year}`;
};

/** Formats `2030-03-05` as 5 March 2030; returns other text unchanged. */
export const longDateText = (day: string): string => {
  const parts = partsOf(day);
  return parts === null ? day : `${Number(parts.date)} ${parts.month} ${parts.year}`;
};
