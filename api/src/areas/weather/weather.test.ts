import { calls } from '@phila/contract';
import type { WeatherStandIn } from '@phila/tooling/stand-ins/weather';
import { startWeatherStandIn } from '@phila/tooling/stand-ins/weather';
import { sendJson } from '../../testing/json-request.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { openMeteo } from './open-meteo.ts';
import { openWeatherMap } from './open-weather-map.ts';
import type { WeatherProvider } from './report.ts';
import { MINUTE } from '../../core/durations.ts';

const { current, forecast } = calls.weather;
const UNKNOWN = 'Could not fetch weather data. Please try again later.';

let provider: WeatherStandIn;
let service: TestService;
beforeAll(async () => {
  provider = await startWeatherStandIn();
  service = await startService({ settings: { WEATHER_URL: provider.url, LIMIT_WEATHER: '100000/1m' } });
});
afterAll(async () => {
  await service.close();
  await provider.stop();
});

/** Gives each test its own place, because the service caches reports. */
let next = 0;
const somewhere = () => {
  next += 1;
  return { latitude: -26.2, longitude: 10 + next };
};
const questions = (path = '/v1/forecast') => provider.asked.filter((asked) => asked.path === path);
const failing = (path = '/v1/forecast') =>
  provider.override(path, (_request, response) => {
    response.statusCode = 500;
    response.end();
  });
const answering = (body: string, path = '/v1/forecast') =>
  provider.override(path, (_request, response) => response.end(body));

afterEach(() => {
  for (const path of ['/v1/forecast', '/reverse']) provider.override(path);
  provider.asked.length = 0;
});

describe('the weather by Open-Meteo', () => {
  it('comes in the shape of OpenWeatherMap, with the name of the place and who said so', async () => {
    const body = { latitude: -26.204_103, longitude: 28.047_305 };
    const { value, status } = await service.call(current, { body });
    expect([status, value]).toEqual([
      200,
      {
        cod: 200,
        message: '',
        main: { temp: 24.3, humidity: 41 },
        weather: [{ description: 'partly cloudy' }],
        name: 'Johannesburg',
        sys: { country: 'ZA' },
        attribution: [
          { text: 'Weather data by Open-Meteo.com', link: 'https://open-meteo.com/' },
          { text: '© OpenStreetMap contributors', link: 'https://www.openstreetmap.org/copyright' },
        ],
      },
    ]);
    const next = (await service.call(forecast, { body })).value;
    expect([next.cod, next.list.length]).toEqual(['200', 40]);
    expect(next.list.filter(({ dt_txt }) => dt_txt.endsWith(' 12:00:00'))).toHaveLength(5);
    expect(next.list[0]).toEqual({
      dt_txt: expect.stringMatching(/^\d{4}-\d\d-\d\d (00|03|06|09|12|15|18|21):00:00$/),
      main: { temp: expect.any(Number) },
      weather: [{ description: expect.any(String) }],
    });
    // Requests once for both, rounding the place to a kilometre.
    expect(questions().map(({ query }) => [query['latitude'], query['longitude']])).toEqual([
      ['-26.20', '28.05'],
    ]);
    expect(questions('/reverse').map(({ query }) => [query['lat'], query['lon']])).toEqual([
      ['-26.20', '28.05'],
    ]);
    expect(questions('/reverse')[0]?.headers['user-agent']).toMatch(/^Phila .*@/);
  });

  it('is asked for once by many at the same place, and again after ten minutes', async () => {
    const { latitude, longitude } = somewhere();
    const near = { latitude: latitude + 0.001, longitude: longitude - 0.001 };
    await Promise.all([near, { latitude, longitude }, near].map((body) => service.call(current, { body })));
    expect(questions()).toHaveLength(1);
    service.clock.advance(9 * MINUTE);
    await service.call(forecast, { body: near });
    expect(questions()).toHaveLength(1);
    service.clock.advance(2 * MINUTE);
    await service.call(current, { body: near });
    expect(questions()).toHaveLength(2);
  });

  it('is the last that was heard while the provider is silent, for three hours', async () => {
    const body = somewhere();
    await service.call(current, { body });
    failing();
    service.clock.advance(60 * MINUTE);
    expect((await service.call(current, { body })).value.main.temp).toBe(24.3);
    service.clock.advance(130 * MINUTE);
    const { status, envelope } = await service.call(current, { body });
    expect([status, envelope.errorMessage]).toEqual([503, UNKNOWN]);
  });

  it('is not asked for again at once after a failure', async () => {
    const body = somewhere();
    failing();
    expect((await service.call(current, { body })).status).toBe(503);
    expect((await service.call(forecast, { body })).status).toBe(503);
    expect(questions()).toHaveLength(1);
    provider.override('/v1/forecast');
    service.clock.advance(31_000);
    expect((await service.call(forecast, { body })).status).toBe(200);
  });

  it.each([
    ['is no JSON', '<html>'],
    ['has another shape', '{"current":{}}'],
    ['is out of this world', '{"current":{"time":"2026-11-21T10:00","temperature_2m":9e99}}'],
    ['has no end', `"${'x'.repeat(300_000)}"`],
  ])('whose reply %s is a failure with the sentence of the specification', async (_what, reply) => {
    answering(reply);
    const { status, envelope } = await service.call(current, { body: somewhere() });
    expect([status, envelope]).toEqual([503, { isSuccess: false, errorMessage: UNKNOWN, value: null }]);
  });

  it('whose connection breaks off is a failure too', async () => {
    provider.override('/v1/forecast', (request) => request.destroy());
    expect((await service.call(current, { body: somewhere() })).status).toBe(503);
  });

  it('goes by the nearest town where no provider names the place, and by none far from all of them', async () => {
    failing('/reverse');
    const nearDurban = { latitude: -29.8, longitude: 31.0 };
    const { value } = await service.call(current, { body: nearDurban });
    expect([value.name, value.sys.country, value.attribution.length]).toEqual(['Durban', 'ZA', 1]);
    const { value: far } = await service.call(current, { body: { latitude: 60.4, longitude: 5.3 } });
    expect([far.name, far.sys.country]).toEqual(['', '']);
  });

  it('leaves no trace of where anybody is in the log', async () => {
    failing();
    const body = { latitude: -31.416_25, longitude: 19.813_75 };
    await service.call(current, { body });
    // Seconds and milliseconds may look like a place.
    const lines = service.logged().map((line) => ({ ...JSON.parse(line), time: null, ms: null }) as object);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'weather not fetched' }));
    expect(JSON.stringify(lines)).not.toMatch(/31\.4|19\.8|latitude=/);
  });
});

describe('a place', () => {
  it.each([
    [{ latitude: 91, longitude: 0 }, 'latitude'],
    [{ latitude: -26, longitude: 181 }, 'longitude'],
    [{ latitude: '-26', longitude: 28 }, 'latitude'],
    [{ latitude: -26 }, 'longitude'],
    [{ latitude: -26, longitude: 28, name: 'x' }, 'name'],
  ])('%j is refused at %s', async (body, path) => {
    const { status, envelope } = await sendJson(`${service.url}/api/v1/Weather/current`, 'POST', body);
    expect([status, envelope?.errors?.map((error) => error.path)]).toEqual([422, [path]]);
    expect(questions()).toHaveLength(0);
  });

  it('may stand at the edges of the map', async () => {
    const body = { latitude: -90, longitude: 180 };
    expect((await service.call(current, { body })).status).toBe(200);
  });
});

describe('the weather by OpenWeatherMap', () => {
  it('is asked by key and passed on', async () => {
    const keyed = await startService({
      settings: { WEATHER_URL: `${provider.url}/`, WEATHER_KEY: 'stand-in-key' },
    });
    try {
      const body = { latitude: -26.2, longitude: 28.05 };
      const { value } = await keyed.call(current, { body });
      expect(value).toMatchObject({
        cod: 200,
        main: { temp: 19.4, humidity: 48 },
        weather: [{ description: 'scattered clouds' }],
        name: 'Johannesburg',
        sys: { country: 'ZA' },
        attribution: [{ text: 'Weather data provided by OpenWeather' }],
      });
      const { value: next } = await keyed.call(forecast, { body });
      expect(next.list.filter(({ dt_txt }) => dt_txt.endsWith(' 12:00:00'))).toHaveLength(5);
      expect(questions('/data/2.5/weather').map(({ query }) => query)).toEqual([
        { lat: '-26.20', lon: '28.05', units: 'metric', appid: 'stand-in-key' },
      ]);
      expect(keyed.logged().join('')).not.toContain('stand-in-key');
    } finally {
      await keyed.close();
    }
  });

  it('of another shape is a failure, not a wrong day', async () => {
    answering(
      JSON.stringify({ cod: 200, main: { temp: 1, humidity: 2 }, weather: [{ description: 'x' }] }),
      '/data/2.5/weather',
    );
    const asked = openWeatherMap(provider.url, 'stand-in-key').report(somewhere());
    await expect(asked).rejects.toThrow('the reply has another shape');
    provider.override('/data/2.5/weather');
  });

  it('with a wrong key is a failure, and the key is not in the log', async () => {
    const keyed = await startService({
      settings: { WEATHER_URL: provider.url, WEATHER_KEY: 'wrong-key-1234' },
    });
    try {
      const { status, envelope } = await keyed.call(current, { body: somewhere() });
      expect([status, envelope.errorMessage]).toEqual([503, UNKNOWN]);
      expect(keyed.logged().join('')).not.toContain('wrong-key-1234');
    } finally {
      await keyed.close();
    }
  });
});

describe('noon and the days', () => {
  const johannesburg = { latitude: -26.2, longitude: 28.05 };
  const nobody = { nameOf: async () => ({ name: '', country: '', attribution: [] }) };
  const keyless = (url: string) => openMeteo(url, nobody);
  const byKey = (url: string) => openWeatherMap(url, 'stand-in-key');
  const noonsBy = async (who: (url: string) => WeatherProvider, at: string) => {
    const standIn = await startWeatherStandIn({ now: () => new Date(at) });
    try {
      const { list } = (await who(standIn.url).report(johannesburg)).forecast;
      return list.filter(({ dt_txt }) => dt_txt.endsWith(' 12:00:00'));
    } finally {
      await standIn.stop();
    }
  };
  const daysOf = (noons: { dt_txt: string }[]) => noons.map(({ dt_txt }) => dt_txt.slice(8, 10));

  it.each([
    ['before noon there', '2026-11-21T09:30:00Z', ['21', '22', '23', '24', '25']],
    ['after noon there, before noon of UTC', '2026-11-21T10:30:00Z', ['22', '23', '24', '25', '26']],
    ['when it is tomorrow there', '2026-11-21T22:30:00Z', ['22', '23', '24', '25', '26']],
  ])('are those of the place, with each provider: %s', async (_when, at, days) => {
    expect(daysOf(await noonsBy(keyless, at))).toEqual(days);
    expect(daysOf(await noonsBy(byKey, at))).toEqual(days);
  });

  it('stand between OpenWeatherMap’s steps, in the words of the nearer', async () => {
    // Noon in Johannesburg is 10:00 UTC, between the steps at 09:00 and 12:00 with 19 and 22 degrees.
    const [noon] = await noonsBy(byKey, '2026-11-21T22:30:00Z');
    expect(noon).toEqual({
      dt_txt: '2026-11-22 12:00:00',
      main: { temp: 20 },
      weather: [{ description: 'rain of step 3' }],
    });
  });
});

test('requests from one address are limited', async () => {
  const limited = await startService({ settings: { WEATHER_URL: provider.url, LIMIT_WEATHER: '2/1m' } });
  try {
    const ask = () => limited.call(current, { body: { latitude: -26.2, longitude: 28.05 } });
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429]);
  } finally {
    await limited.close();
  }
});

test('a provider that does not answer is given up', async () => {
  const begun = Date.now();
  const held = new Promise<void>((resolve) => {
    provider.override('/v1/forecast', (_request, response) => {
      response.once('close', resolve);
    });
  });
  const { status } = await service.call(current, { body: somewhere() });
  expect(status).toBe(503);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(4_900);
  await held;
});
