import type { ValueOf, calls } from '@phila/contract';
import type { Place } from './place.ts';

export type Current = ValueOf<typeof calls.weather.current>;
export type Forecast = ValueOf<typeof calls.weather.forecast>;

/** A place's weather, now and in the next days, for both calls. */
export interface Report {
  current: Current;
  forecast: Forecast;
}

/** A provider of weather. Rejects with an {@link OutgoingFailure} when it does not answer. */
export interface WeatherProvider {
  report(place: Place): Promise<Report>;
}

/** Entries of a forecast: five days in steps of three hours. */
export const FORECAST_ENTRIES = 40;

/** Time and size limits of one request to a provider. */
export const BOUNDS = { timeout: 5_000, largest: 262_144 };
