import type { Configuration } from '../../core/configuration.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Log } from '../../core/http/log.ts';
import type { Clock } from '../../core/clock.ts';
import { LRUCache } from 'lru-cache';
import { OPEN_METEO, openMeteo } from './open-meteo.ts';
import { OPEN_WEATHER_MAP, openWeatherMap } from './open-weather-map.ts';
import type { Place } from './place.ts';
import { placeKey, roundedPlace } from './place.ts';
import { NOMINATIM, nominatim } from './place-names.ts';
import type { Report, WeatherProvider } from './report.ts';
import { HOUR } from '../../core/durations.ts';

/** The weather of places, requested once for everybody there. */
export interface Weather {
  /** @throws Refusal 503 with the sentence of specification: weather-and-news if no provider answers. */
  at(place: Place): Promise<Report>;
}

/** Milliseconds that a report is fresh. */
const FRESH = 10 * 60_000;
/** Milliseconds that an old report may replace a missing reply. */
const USABLE = 3 * HOUR;
/** Milliseconds before asking the provider about the place again, after a failure. */
const PAUSE = 30_000;
/** The most places cached. */
const MAX_PLACES = 2_000;
/** Concurrent requests to the provider, in all. */
const MAX_AT_ONCE = 16;

interface CachedReport {
  report: Report | null;
  /** When it was last requested, in epoch milliseconds, and when the report came. */
  asked: number;
  came: number;
  underWay: Promise<Report | null> | null;
}

const notKnown = (): Refusal =>
  new Refusal(503, 'Could not fetch weather data. Please try again later.', undefined, { retryAfter: 30 });

/** Caches the provider's reports by place: fresh for 10 minutes, stale for hours when it does not answer. */
const cachedWeather = (provider: WeatherProvider, clock: Clock, log: Log): Weather => {
  const places = new LRUCache<string, CachedReport>({ max: MAX_PLACES });
  let atOnce = 0;

  const ask = async (place: Place, kept: CachedReport): Promise<Report | null> => {
    kept.asked = clock.now().getTime();
    atOnce += 1;
    try {
      kept.report = await provider.report(place);
      kept.came = clock.now().getTime();
      return kept.report;
    } catch (error) {
      log.error('weather not fetched', error);
      return null;
    } finally {
      atOnce -= 1;
      kept.underWay = null;
    }
  };

  return {
    at: async (exact) => {
      const place = roundedPlace(exact);
      const key = placeKey(place);
      const now = clock.now().getTime();
      const kept = places.get(key) ?? { report: null, asked: -Infinity, came: -Infinity, underWay: null };
      places.set(key, kept);
      if (kept.report !== null && now < kept.came + FRESH) return kept.report;
      const old = kept.report !== null && now < kept.came + USABLE ? kept.report : null;
      if (kept.underWay === null && now >= kept.asked + PAUSE && atOnce < MAX_AT_ONCE) {
        kept.underWay = ask(place, kept);
      }
      const report = (await kept.underWay) ?? old;
      if (report === null) throw notKnown();
      return report;
    },
  };
};

/** The configured provider: OpenWeatherMap with a key, otherwise Open-Meteo. */
export const openWeather = (
  { weatherUrl, weatherKey }: Pick<Configuration, 'weatherUrl' | 'weatherKey'>,
  clock: Clock,
  log: Log,
): Weather => {
  const base = weatherUrl?.replace(/\/+$/, '') ?? null;
  const provider =
    weatherKey === null
      ? openMeteo(base ?? OPEN_METEO, nominatim(base ?? NOMINATIM, log))
      : openWeatherMap(base ?? OPEN_WEATHER_MAP, weatherKey);
  return cachedWeather(provider, clock, log);
};
