import * as z from 'zod/mini';
import { fetchJson, OutgoingFailure } from '../../core/outgoing/fetch-bounded.ts';
import { USER_AGENT } from '../../core/outgoing/user-agent.ts';
import { descriptionOf } from './descriptions.ts';
import type { Place } from './place.ts';
import type { PlaceNames } from './place-names.ts';
import type { Current, Forecast, WeatherProvider } from './report.ts';
import { BOUNDS, FORECAST_ENTRIES } from './report.ts';

export const OPEN_METEO = 'https://api.open-meteo.com';

/** Required by CC BY 4.0, with a link. */
const ATTRIBUTION = { text: 'Weather data by Open-Meteo.com', link: 'https://open-meteo.com/' };

const celsius = z.number().check(z.gte(-100), z.lte(100));
/** The place's local time, to the minute. */
const localTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/));

const reply = z.object({
  current: z.object({
    time: localTime,
    temperature_2m: celsius,
    relative_humidity_2m: z.number().check(z.gte(0), z.lte(100)),
    weather_code: z.number(),
  }),
  hourly: z.object({
    time: z.array(localTime),
    temperature_2m: z.array(z.nullable(celsius)),
    weather_code: z.array(z.nullable(z.number())),
  }),
});

type Reply = z.output<typeof reply>;

const question = (base: string, { latitude, longitude }: Place): URL => {
  const address = new URL(`${base}/v1/forecast`);
  address.search = new URLSearchParams({
    latitude: latitude.toFixed(2),
    longitude: longitude.toFixed(2),
    current: 'temperature_2m,relative_humidity_2m,weather_code',
    hourly: 'temperature_2m,weather_code',
    timezone: 'auto',
    forecast_days: '6',
  }).toString();
  return address;
};

/** OpenWeatherMap's steps of three hours from the next one on, in local time: noon is noon there. */
const steps = ({ current, hourly }: Reply): Forecast['list'] =>
  hourly.time
    .flatMap((time, at) => {
      const temp = hourly.temperature_2m[at];
      const code = hourly.weather_code[at];
      const isStep = time > current.time && time.endsWith(':00') && Number(time.slice(11, 13)) % 3 === 0;
      return isStep && typeof temp === 'number' && typeof code === 'number'
        ? [
            {
              dt_txt: `${time.replace('T', ' ')}:00`,
              main: { temp },
              weather: [{ description: descriptionOf(code) }],
            },
          ]
        : [];
    })
    .slice(0, FORECAST_ENTRIES);

/** Open-Meteo. Needs no key, and has no place names. */
export const openMeteo = (base: string, names: PlaceNames): WeatherProvider => ({
  report: async (place) => {
    const [json, named] = await Promise.all([
      fetchJson(question(base, place), { ...BOUNDS, headers: { 'user-agent': USER_AGENT } }),
      names.nameOf(place),
    ]);
    const result = reply.safeParse(json);
    if (!result.success) throw new OutgoingFailure('the reply has another shape');
    const { temperature_2m, relative_humidity_2m, weather_code } = result.data.current;
    const attribution = [ATTRIBUTION, ...named.attribution];
    const current: Current = {
      cod: 200,
      message: '',
      main: { temp: temperature_2m, humidity: relative_humidity_2m },
      weather: [{ description: descriptionOf(weather_code) }],
      name: named.name,
      sys: { country: named.country },
      attribution,
    };
    return { current, forecast: { cod: '200', message: '', list: steps(result.data), attribution } };
  },
});
