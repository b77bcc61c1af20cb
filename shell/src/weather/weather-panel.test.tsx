import type { ValueOf } from '@phila/contract/calls';
import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import WeatherPanel from './weather-panel.tsx';

const attribution = [{ text: 'Weather data by Open-Meteo.com', link: 'https://open-meteo.com/' }];
const now: ValueOf<typeof calls.weather.current> = {
  cod: 200,
  message: '',
  main: { temp: 25.6, humidity: 41 },
  weather: [{ description: 'partly cloudy' }],
  name: 'Johannesburg',
  sys: { country: 'ZA' },
  attribution,
};
const next: ValueOf<typeof calls.weather.forecast> = {
  cod: '200',
  message: '',
  list: ['22', '23', '24', '25', '26'].flatMap((day, at) =>
    ['09', '12', '15'].map((hour) => ({
      dt_txt: `2026-11-${day} ${hour}:00:00`,
      main: { temp: hour === '12' ? 31 - at * 7 : 0 },
      weather: [{ description: hour === '12' ? 'clear sky' : 'dark' }],
    })),
  ),
  attribution,
};
const answers = [answer(calls.weather.current, now), answer(calls.weather.forecast, next)];

/** The browser's answer to where the person is. */
const browserSays = (says: { latitude: number; longitude: number } | 'no' | 'nothing' | 'not there') => {
  const getCurrentPosition = jest.fn((found: PositionCallback, refused?: PositionErrorCallback | null) => {
    if (says === 'no') refused?.({ code: 1 } as GeolocationPositionError);
    else if (typeof says === 'object') found({ coords: says } as GeolocationPosition);
  });
  if (says === 'not there') Reflect.deleteProperty(navigator, 'geolocation');
  else Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
};
const here = { latitude: -26.204_103, longitude: 28.047_305 };

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
});

describe('the weather', () => {
  it('shows what the specification names, of a place known to two decimals', async () => {
    browserSays(here);
    renderWithPlatform(<WeatherPanel asksAtOnce />, { answers });
    const panel = within(screen.getByRole('region', { name: 'Weather' }));
    expect(await panel.findByText('26°C')).toBeInTheDocument();
    expect(panel.getByText('partly cloudy')).toBeInTheDocument();
    expect(panel.getByText('Humidity 41%')).toBeInTheDocument();
    expect(panel.getByText('Johannesburg, South Africa')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Weather data by Open-Meteo.com' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(fake.sent(calls.weather.current)).toEqual([{ body: { latitude: -26.2, longitude: 28.05 } }]);
    expect(fake.sent(calls.weather.forecast)).toEqual([{ body: { latitude: -26.2, longitude: 28.05 } }]);
  });

  it('shows five days at noon, each with the icon of its temperature', async () => {
    browserSays(here);
    renderWithPlatform(<WeatherPanel asksAtOnce />, { answers });
    const days = within(await screen.findByRole('region', { name: 'Days' })).getAllByRole('listitem');
    expect(days.map((day) => within(day).getByText(/°C/).textContent)).toEqual([
      '31°C',
      '24°C',
      '17°C',
      '10°C',
      '3°C',
    ]);
    expect(days.map((day) => day.querySelector('svg')?.dataset['band'])).toEqual([
      'hot',
      'warm',
      'cool',
      'cool',
      'cold',
    ]);
    expect(within(days[0] as HTMLElement).getByText('Sun 22 Nov')).toBeInTheDocument();
  });

  it('says that it is loading', async () => {
    browserSays('nothing');
    renderWithPlatform(<WeatherPanel asksAtOnce />);
    expect(screen.getByText('Loading the weather').parentElement).toHaveAttribute('aria-busy', 'true');
  });
});

describe('what can go wrong', () => {
  it('a person says no: told, and a town will do', async () => {
    const user = userEvent.setup();
    browserSays('no');
    renderWithPlatform(<WeatherPanel asksAtOnce />, { answers });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to retrieve location. Please enable location services.',
    );
    await user.selectOptions(screen.getByLabelText('Town'), 'Durban');
    expect(await screen.findByText('Durban, South Africa')).toBeInTheDocument();
    expect(fake.sent(calls.weather.current)).toEqual([{ body: { latitude: -29.86, longitude: 31.03 } }]);
  });

  it('a browser without geolocation', async () => {
    browserSays('not there');
    renderWithPlatform(<WeatherPanel asksAtOnce />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Geolocation is not supported by this browser.',
    );
  });

  it.each([
    ['the current weather', calls.weather.current],
    ['the forecast', calls.weather.forecast],
  ])('%s does not come: told once, and asked again on demand', async (_what, call) => {
    const user = userEvent.setup();
    browserSays(here);
    let isBack = false;
    const failing = answer(call as typeof calls.weather.current, () => {
      if (!isBack) throw new CallError(503, 'Some other words');
      return (call === (calls.weather.current as unknown) ? now : next) as typeof now;
    });
    renderWithPlatform(<WeatherPanel asksAtOnce />, { answers: [...answers, failing] });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not fetch weather data. Please try again later.',
    );
    isBack = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('26°C')).toBeInTheDocument();
  });

  it('a code that is not 200 is a failure, whatever came with it', async () => {
    browserSays(here);
    const odd = answer(calls.weather.forecast, { ...next, cod: '404' });
    renderWithPlatform(<WeatherPanel asksAtOnce />, { answers: [...answers, odd] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch weather data.');
  });
});

describe('a visitor', () => {
  it('is asked where they are only once they press', async () => {
    const user = userEvent.setup();
    const asked = browserSays(here);
    renderWithPlatform(<WeatherPanel asksAtOnce={false} />, { signedIn: false, answers });
    await user.click(await screen.findByRole('button', { name: 'Show the weather where I am' }));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Johannesburg, South Africa')).toBeInTheDocument();
  });

  it('is not asked again who has said yes before', async () => {
    browserSays(here);
    const permissions = { query: async () => ({ state: 'granted' }) };
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: permissions });
    renderWithPlatform(<WeatherPanel asksAtOnce={false} />, { signedIn: false, answers });
    expect(await screen.findByText('26°C')).toBeInTheDocument();
  });

  it('is remembered by the town that they choose, on this device', async () => {
    const user = userEvent.setup();
    const asked = browserSays(here);
    renderWithPlatform(<WeatherPanel asksAtOnce={false} />, { signedIn: false, answers });
    await user.selectOptions(screen.getByLabelText('Town'), 'Kimberley');
    await screen.findByText('Kimberley, South Africa');
    expect(window.localStorage.getItem('phila.weather-town')).toBe('Kimberley');
    expect(asked).not.toHaveBeenCalled();
  });
});

/** The panel of a person whose browser remembers a town. */
const renderTown = () => {
  const Remembering = () => {
    window.localStorage.setItem('phila.weather-town', 'Kimberley');
    return <WeatherPanel asksAtOnce />;
  };
  return renderWithPlatform(<Remembering />, { answers });
};

test('a remembered town is shown without a question, until the location is asked for', async () => {
  const user = userEvent.setup();
  const asked = browserSays(here);
  renderTown();
  expect(await screen.findByText('Kimberley, South Africa')).toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText('Johannesburg, South Africa')).toBeInTheDocument();
  await waitFor(() => expect(window.localStorage.getItem('phila.weather-town')).toBeNull());
});
