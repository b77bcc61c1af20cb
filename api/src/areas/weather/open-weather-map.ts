import * as z from 'zod/mini';
import { fetchJson, OutgoingFailure } from '../../core/outgoing/fetch-bounded.ts';
import { localSteps } from './local-steps.ts';
import type { Place } from './place.ts';
import type { Current, WeatherProvider } from './report.ts';
import { BOUNDS } from './report.ts';

export const OPEN_WEATHER_MAP = 'https://api.openweathermap.org';

const attribution = [{ text: 'Weather data provided by OpenWeather', link: 'https://openweathermap.org/' }];

const celsius = z.number().check(z.gte(-100), z.lte(100));
const shortText = z.string().check(z.maxLength(200));
const described = z.array(z.object({ description: shortText })).check(z.minLength(1));
/** Epoch seconds up to the year 9999. */
const moment = z.int().check(z.gte(0), z.lte(253_402_300_799));
/** A number in one call, a text in the other. */
const code = z.union([z.literal(200), z.literal('200')]);

const currentReply = z.object({
  cod: code,
  dt: moment,
  /** Seconds by which the place is ahead of UTC. */
  timezone: z.int().check(z.gte(-86_400), z.lte(86_400)),
  main: z.object({ temp: celsius, humidity: z.number().check(z.gte(0), z.lte(100)) }),
  weather: described,
  name: z._default(shortText, ''),
  sys: z._default(z.object({ country: z._default(shortText, '') }), { country: '' }),
});

const forecastReply = z.object({
  cod: code,
  list: z.array(
    z.object({
      dt: moment,
      main: z.object({ temp: celsius }),
      weather: described,
    }),
  ),
});

type Described = { description: string }[];

const first = (weather: Described): Described =>
  weather.slice(0, 1).map(({ description }) => ({ description }));

const known = ({ dt, main, weather }: { dt: number; main: { temp: number }; weather: Described }) => ({
  at: dt,
  temp: main.temp,
  weather: first(weather),
});

/** OpenWeatherMap. Needs a key. */
export const openWeatherMap = (base: string, key: string): WeatherProvider => {
  const ask = async <S extends z.ZodMiniType>(
    call: 'weather' | 'forecast',
    { latitude, longitude }: Place,
    schema: S,
  ): Promise<z.output<S>> => {
    const address = new URL(`${base}/data/2.5/${call}`);
    address.search = new URLSearchParams({
      lat: latitude.toFixed(2),
      lon: longitude.toFixed(2),
      units: 'metric',
      appid: key,
    }).toString();
    const result = schema.safeParse(await fetchJson(address, BOUNDS));
    if (!result.success) throw new OutgoingFailure('the reply has another shape');
    return result.data;
  };
  return {
    report: async (place) => {
      const [now, next] = await Promise.all([
        ask('weather', place, currentReply),
        ask('forecast', place, forecastReply),
      ]);
      const current: Current = {
        cod: 200,
        message: '',
        main: now.main,
        weather: first(now.weather),
        name: now.name,
        sys: now.sys,
        attribution,
      };
      const list = localSteps(known(now), next.list.map(known), now.timezone);
      return { current, forecast: { cod: '200', message: '', list, attribution } };
    },
  };
};
