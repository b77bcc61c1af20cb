import type { ValueOf, calls } from '@phila/contract';
import type { Place } from './place.ts';

export type Current = ValueOf<typeof calls.weather.current>;
export type Forecast = ValueOf<typeof calls.weather.forecast>;

/** The weather of a place, now and in the next days, as the two calls answer it. */
export interface Report {
  current: Current;
  forecast: Forecast;
}

/** Somebody who knows the weather. Fails with an {@link OutgoingFailure} where they do not say. */
export interface WeatherProvider {
  report(place: Place): Promise<Report>;
}

/** Entries of a forecast: five days in steps of three hours. */
export const FORECAST_ENTRIES = 40;

/** What may be spent on one question to a provider. */
export const BOUNDS = { timeout: 5_000, largest: 262_144 };
