/**
 * A server that answers as Open-Meteo, Nominatim and OpenWeatherMap do, for tests and for machines without a way out:
 * `node shared/tooling/stand-ins/weather.mjs 4351`, then `WEATHER_URL=http://127.0.0.1:4351 npm start`.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
const day = (/** @type {Date} */ time) => time.toISOString().slice(0, 10);

/** Seconds by which Johannesburg is ahead of UTC. */
const OFFSET = 7_200;

const SIX_DAYS = [
  { noon: 31, code: 0 },
  { noon: 24, code: 2 },
  { noon: 17, code: 61 },
  { noon: 8, code: 3 },
  { noon: 22, code: 95 },
  { noon: 29, code: 1 },
];

/** Six days from the place's midnight, warm at noon; the weather of each hour follows from the hour. */
const openMeteo = (/** @type {Date} */ now) => {
  // Read as if it were UTC, this is the place's own time.
  const local = new Date(now.getTime() + OFFSET * 1_000);
  const midnight = new Date(`${day(local)}T00:00:00Z`);
  const hours = SIX_DAYS.flatMap((of, at) =>
    Array.from({ length: 24 }, (_, hour) => ({
      ...of,
      hour,
      time: new Date(midnight.getTime() + (at * 24 + hour) * 3_600_000).toISOString().slice(0, 16),
    })),
  );
  const minute = local.toISOString().slice(0, 16);
  return {
    latitude: -26.125,
    longitude: 28.0,
    generationtime_ms: 0.05,
    utc_offset_seconds: OFFSET,
    timezone: 'Africa/Johannesburg',
    timezone_abbreviation: 'GMT+2',
    elevation: 1_753,
    current_units: { time: 'iso8601', interval: 'seconds', temperature_2m: '°C', relative_humidity_2m: '%' },
    current: {
      time: minute,
      interval: 900,
      temperature_2m: 24.3,
      relative_humidity_2m: 41,
      weather_code: 2,
    },
    hourly_units: { time: 'iso8601', temperature_2m: '°C', weather_code: 'wmo code' },
    hourly: {
      time: hours.map(({ time }) => time),
      temperature_2m: hours.map(({ noon, hour }) => noon - Math.abs(hour - 12)),
      weather_code: hours.map(({ code }) => code),
    },
  };
};

const nominatim = () => ({
  place_id: 1,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  osm_type: 'relation',
  category: 'boundary',
  addresstype: 'city',
  name: 'Johannesburg',
  address: {
    city: 'Johannesburg',
    county: 'City of Johannesburg',
    state: 'Gauteng',
    country: 'South Africa',
    country_code: 'za',
  },
});

const owmCurrent = (/** @type {Date} */ now) => ({
  coord: { lon: 28.05, lat: -26.2 },
  weather: [{ id: 802, main: 'Clouds', description: 'scattered clouds', icon: '03d' }],
  base: 'stations',
  main: { temp: 19.4, feels_like: 18.9, pressure: 1_021, humidity: 48 },
  visibility: 10_000,
  dt: Math.floor(now.getTime() / 1_000),
  sys: { type: 1, id: 2_008, country: 'ZA', sunrise: 1_794_970_000, sunset: 1_795_018_000 },
  timezone: OFFSET,
  id: 993_800,
  name: 'Johannesburg',
  cod: 200,
});

/** Steps of UTC, 10 degrees at its midnight and one more each hour. */
const owmForecast = (/** @type {Date} */ now) => {
  const step = 3 * 3_600_000;
  const first = Math.ceil(now.getTime() / step) * step;
  const list = Array.from({ length: 40 }, (_, at) => {
    const time = new Date(first + at * step);
    return {
      dt: time.getTime() / 1_000,
      main: { temp: 10 + time.getUTCHours(), humidity: 40 },
      weather: [{ id: 500, main: 'Rain', description: `rain of step ${at}`, icon: '10d' }],
      dt_txt: `${day(time)} ${two(time.getUTCHours())}:00:00`,
    };
  });
  const city = { name: 'Johannesburg', country: 'ZA', timezone: OFFSET };
  return { cod: '200', message: 0, cnt: list.length, list, city };
};

/** @type {Record<string, (now: Date) => object>} */
const answers = {
  '/v1/forecast': openMeteo,
  '/reverse': nominatim,
  '/data/2.5/weather': owmCurrent,
  '/data/2.5/forecast': owmForecast,
};

/**
 * @import { IncomingMessage, RequestListener } from 'node:http'
 * @typedef {{ path: string, query: Record<string, string>, headers: IncomingMessage['headers'] }} Asked
 */

/** Starts it on a port; default: a free one. */
export const startWeatherStandIn = async ({ port = 0, now = () => new Date() } = {}) => {
  /**
   * Every question that came, by path and query.
   * @type {Asked[]}
   */
  const asked = [];
  /**
   * Replies in place of the usual ones, by path.
   * @type {Map<string, RequestListener>}
   */
  const overrides = new Map();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    asked.push({ path: pathname, query: Object.fromEntries(searchParams), headers: request.headers });
    const override = overrides.get(pathname) ?? overrides.get('*');
    if (override) return void override(request, response);
    const answer = answers[pathname];
    response.setHeader('content-type', 'application/json');
    if (!answer) response.statusCode = 404;
    else if (pathname.startsWith('/data/') && searchParams.get('appid') !== 'stand-in-key') {
      response.statusCode = 401;
      return void response.end(JSON.stringify({ cod: 401, message: 'Invalid API key.' }));
    }
    response.end(JSON.stringify(answer ? answer(now()) : { error: true, reason: 'Not Found' }));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    override: (/** @type {string} */ path, /** @type {RequestListener} */ answer) =>
      answer ? overrides.set(path, answer) : overrides.delete(path),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startWeatherStandIn({ port: Number(process.argv[2] ?? 0) });
  console.log(`Weather of the stand-in is at ${url}; the key of its OpenWeatherMap is stand-in-key`);
}
