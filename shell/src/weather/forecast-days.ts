import type { ValueOf, calls } from '@phila/contract/calls';

/** Day of the strip, with its weather at noon. */
export interface ForecastDay {
  /** Date such as `2026-11-22`. */
  day: string;
  /** Label such as `Sun 22 Nov`. */
  label: string;
  temperature: number;
  description: string;
}

const DAYS = 5;
const labels = new Intl.DateTimeFormat('en-ZA', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Picks the entries at 12:00:00, one a day, five in all (specification: weather-and-news). */
export const forecastDays = ({ list }: ValueOf<typeof calls.weather.forecast>): ForecastDay[] =>
  list
    .filter(({ dt_txt }) => dt_txt.endsWith(' 12:00:00'))
    .slice(0, DAYS)
    .map(({ dt_txt, main, weather }) => {
      const day = dt_txt.slice(0, 10);
      return {
        day,
        label: labels.format(new Date(`${day}T00:00:00Z`)).replace(',', ''),
        temperature: main.temp,
        description: weather[0]?.description ?? '',
      };
    });
