import * as z from 'zod/mini';
import { fetchJson, OutgoingFailure } from '../outgoing/fetch-bounded.ts';
import type { Place } from './place.ts';
import type { Current, Forecast, WeatherProvider } from './report.ts';
import { BOUNDS, FORECAST_ENTRIES } from './report.ts';

export const OPEN_WEATHER_MAP = 'https://api.openweathermap.org';

const attribution = [{ text: 'Weather data provided by OpenWeather', link: 'https://openweathermap.org/' }];

const celsius = z.number().check(z.gte(-100), z.lte(100));
const shortText = z.string().check(z.maxLength(200));
const described = z.array(z.object({ description: shortText })).check(z.minLength(1));
/** A number in one of its calls, a text in the other. */
const code = z.union([z.literal(200), z.literal('200')]);

const currentReply = z.object({
  cod: code,
  main: z.object({ temp: celsius, humidity: z.number().check(z.gte(0), z.lte(100)) }),
  weather: described,
  name: z._default(shortText, ''),
  sys: z._default(z.object({ country: z._default(shortText, '') }), { country: '' }),
});

const forecastReply = z.object({
  cod: code,
  list: z.array(
    z.object({
      dt_txt: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
      main: z.object({ temp: celsius }),
      weather: described,
    }),
  ),
});

const first = (weather: { description: string }[]): { description: string }[] =>
  weather.slice(0, 1).map(({ description }) => ({ description }));

/** OpenWeatherMap, by key. */
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
      const list: Forecast['list'] = next.list
        .slice(0, FORECAST_ENTRIES)
        .map(({ dt_txt, main, weather }) => ({ dt_txt, main, weather: first(weather) }));
      return { current, forecast: { cod: '200', message: '', list, attribution } };
    },
  };
};
