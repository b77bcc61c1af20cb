import { dateText } from './day-text.ts';

/** South Africa is two hours ahead of UTC all year. */
const OFFSET = '+02:00';
const AHEAD = 2 * 3_600_000;

/** Weekdays from Sunday. Avoids `Intl`, because its first use takes a browser some 17 ms. */
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Formats a moment in South African time: `Sat, 21 Nov 2026 at 15:00`. */
export const southAfricanTime = (moment: string | Date): string => {
  const [day = '', clock] = southAfricanInput(moment).split('T');
  return `${WEEKDAYS[new Date(day).getUTCDay()]}, ${dateText(day)} at ${clock}`;
};

/** Day of a moment in South Africa: `2026-11-21`. */
export const southAfricanDay = (moment: string | Date): string => southAfricanInput(moment).slice(0, 10);

/** Value of a date-and-time input for a moment: `2026-11-21T15:00`. */
export const southAfricanInput = (moment: string | Date): string =>
  new Date(new Date(moment).getTime() + AHEAD).toISOString().slice(0, 16);

/** Refuses what a date-and-time input may hold half typed, or with a year of five digits. */
export const NO_MOMENT = 'Please choose a whole date with a year of four digits, and a time';

/** Parses a date-and-time input as South African time, with offset; null if incomplete. */
export const fromSouthAfricanInput = (text: string): string | null => {
  const moment = `${text.length === 16 ? `${text}:00` : text}${OFFSET}`;
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) && !Number.isNaN(Date.parse(moment)) ? moment : null;
};
