/** From January. Not asked of the machine, whose lists of names differ from version to version. */
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

/** `2030-03-05` as 05 Mar 2030, as date inputs show it; any other text as it is. No time zone is involved. */
export const dateText = (day: string): string => {
  const parts = partsOf(day);
  return parts === null ? day : `${parts.date} ${parts.month.slice(0, 3)} ${parts.year}`;
};

/** `2030-03` as March 2030; any other text as it is. */
export const monthText = (month: string): string => {
  const parts = partsOf(`${month}-01`);
  return parts === null ? month : `${parts.month} ${parts.year}`;
};

/** `2030-03-05` as 5 March 2030; any other text as it is. */
export const longDateText = (day: string): string => {
  const parts = partsOf(day);
  return parts === null ? day : `${Number(parts.date)} ${parts.month} ${parts.year}`;
};
