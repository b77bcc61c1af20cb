import type { ValueOf } from '@phila/contract/calls';
import { calls } from '@phila/contract/calls';
import { CallError, signOut } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { act, screen, waitFor, within } from '@testing-library/react';
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
const answers = [
  answer(calls.weather.current, now),
  answer(calls.weather.forecast, next),
  answer(calls.details.contactDetails, null),
];

/** Fakes the browser's answer about the location. */
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

/** Sets the browser's permission for the location. */
const permitted = (state: PermissionState): void => {
  const permissions = { query: async () => ({ state }) };
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: permissions });
};

/** Contact details of a person living in that city. */
const livesIn = (city: string) => {
  const street = {
    complexNameAndNumber: null,
    streetAndNumber: '5 Long Street',
    area: null,
    postalCode: '8001',
  };
  return answer(calls.details.contactDetails, {
    mobileNo: { typeId: 1, type: 'personal', value: '0711234567' },
    homeTel: { typeId: 3, type: 'personal', value: null },
    workTel: { typeId: 2, type: 'work', value: null },
    personalEmail: { typeId: 1, type: 'personal', value: null },
    workEmail: { typeId: 2, type: 'work', value: null },
    workAddress: { ...street, city: 'Durban', type: 'Work', typeId: 3 },
    residentialAddress: { ...street, city, type: 'Home', typeId: 1 },
    postalAddress: { ...street, city: 'Durban', type: 'Postal', typeId: 2 },
    version: 2,
  });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
});

describe('the weather', () => {
  it('shows the specified values for a place, rounded to two decimals', async () => {
    browserSays(here);
    permitted('granted');
    renderWithPlatform(<WeatherPanel />, { answers });
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
    permitted('granted');
    renderWithPlatform(<WeatherPanel />, { answers });
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
    permitted('granted');
    renderWithPlatform(<WeatherPanel />, { answers });
    expect((await screen.findByText('Loading the weather')).parentElement).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });
});

const press = async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Show the weather where I am' }));
  return user;
};

/** Chooses from the searchable list, once its code has loaded. */
const chooseTown = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await waitFor(() => expect(screen.getByLabelText('Town')).toHaveAttribute('aria-autocomplete', 'list'));
  await user.click(screen.getByLabelText('Town'));
  await user.click(screen.getByRole('option', { name }));
};

describe('a signed-in person', () => {
  it.each(['Cape Town', ' cape TOWN '])('sees the town of their own address: %p', async (city) => {
    const asked = browserSays(here);
    permitted('granted');
    renderWithPlatform(<WeatherPanel />, { answers: [...answers, livesIn(city)] });
    expect(await screen.findByText('Cape Town, South Africa')).toBeInTheDocument();
    expect(screen.getByLabelText('Town')).toHaveValue('Cape Town');
    expect(fake.sent(calls.weather.current)).toEqual([{ body: { latitude: -33.93, longitude: 18.42 } }]);
    expect(asked).not.toHaveBeenCalled();
    // Stores no town that comes from the address.
    expect(window.localStorage.getItem('phila.person.shell.weather-town')).toBeNull();
  });

  it('in another town than the known ones sees the place that the browser may tell', async () => {
    browserSays(here);
    permitted('granted');
    renderWithPlatform(<WeatherPanel />, { answers: [...answers, livesIn('Nieu-Bethesda')] });
    expect(await screen.findByText('Johannesburg, South Africa')).toBeInTheDocument();
  });

  it.each(['prompt', 'denied'] as const)(
    'without a known town has the choice, and no question of the browser: %s',
    async (state) => {
      const asked = browserSays('no');
      permitted(state);
      renderWithPlatform(<WeatherPanel />, { answers });
      expect(await screen.findByRole('button', { name: 'Show the weather where I am' })).toBeInTheDocument();
      expect(asked).not.toHaveBeenCalled();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('is told nothing if the address cannot be read', async () => {
    const refuse = () => {
      throw new CallError(503, 'down');
    };
    renderWithPlatform(<WeatherPanel />, {
      answers: [...answers, answer(calls.details.contactDetails, refuse)],
    });
    expect(await screen.findByRole('button', { name: 'Show the weather where I am' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(fake.notices()).toEqual([]);
  });

  it('may use their location instead of the town of their address', async () => {
    const user = userEvent.setup();
    browserSays(here);
    renderWithPlatform(<WeatherPanel />, { answers: [...answers, livesIn('Durban')] });
    await user.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText('Johannesburg, South Africa')).toBeInTheDocument();
  });
});

describe('failures of the forecast', () => {
  it('a person says no: told, and a town will do', async () => {
    browserSays('no');
    renderWithPlatform(<WeatherPanel />, { answers });
    const user = await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to retrieve location. Please enable location services.',
    );
    await chooseTown(user, 'Durban');
    expect(await screen.findByText('Durban, South Africa')).toBeInTheDocument();
    expect(fake.sent(calls.weather.current)).toEqual([{ body: { latitude: -29.86, longitude: 31.03 } }]);
  });

  it('a place that the browser may tell and does not find: the person did not ask, so nothing is said', async () => {
    const asked = browserSays('no');
    permitted('granted');
    renderWithPlatform(<WeatherPanel />, { answers });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole('button', { name: 'Show the weather where I am' })).toBeInTheDocument();
    expect(screen.queryByText(/Failed to retrieve location/)).not.toBeInTheDocument();
  });

  it('a browser without geolocation', async () => {
    browserSays('not there');
    renderWithPlatform(<WeatherPanel />, { answers });
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Geolocation is not supported by this browser.',
    );
  });

  it.each([
    ['the current weather', calls.weather.current],
    ['the forecast', calls.weather.forecast],
  ])('%s does not come: told once, and asked again on demand', async (_what, call) => {
    browserSays(here);
    let isBack = false;
    const failing = answer(call as typeof calls.weather.current, () => {
      if (!isBack) throw new CallError(503, 'Some other words');
      return (call === (calls.weather.current as unknown) ? now : next) as typeof now;
    });
    renderWithPlatform(<WeatherPanel />, { answers: [...answers, failing] });
    const user = await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not fetch weather data. Please try again later.',
    );
    isBack = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('26°C')).toBeInTheDocument();
  });

  it('of what the person did not ask for is a quiet note; of what they ask for again an alert', async () => {
    const user = userEvent.setup();
    const failing = answer(calls.weather.current, () => {
      throw new CallError(503, 'Some other words');
    });
    renderWithPlatform(<WeatherPanel />, { answers: [...answers, livesIn('Durban'), failing] });
    expect(await screen.findByText(/^Could not fetch weather data/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch weather data.');
  });

  it('a code that is not 200 is a failure, whatever came with it', async () => {
    browserSays(here);
    const odd = answer(calls.weather.forecast, { ...next, cod: '404' });
    renderWithPlatform(<WeatherPanel />, { answers: [...answers, odd] });
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch weather data.');
  });
});

describe('a person without an address', () => {
  it('is asked where they are only once they press', async () => {
    const asked = browserSays(here);
    renderWithPlatform(<WeatherPanel />, { answers });
    await press();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Johannesburg, South Africa')).toBeInTheDocument();
  });

  it('is not asked again who has said yes before', async () => {
    browserSays(here);
    permitted('granted');
    renderWithPlatform(<WeatherPanel />, { answers });
    expect(await screen.findByText('26°C')).toBeInTheDocument();
  });
});

test('a town that one person chose is not shown to the next one in the same browser', async () => {
  const user = userEvent.setup();
  renderWithPlatform(<WeatherPanel />, { answers });
  await screen.findByLabelText('Town');
  await chooseTown(user, 'Kimberley');
  await screen.findByText('Kimberley, South Africa');
  expect(window.localStorage.getItem('phila.person.shell.weather-town')).toBe('Kimberley');
  await act(() => signOut());
  await waitFor(() => expect(screen.queryByText('Kimberley, South Africa')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Town')).toHaveValue('');
  expect(JSON.stringify(window.localStorage)).not.toContain('Kimberley');
});

/** Renders the panel in a browser that remembers a town. */
const renderTown = () => {
  const Remembering = () => {
    window.localStorage.setItem('phila.person.shell.weather-town', 'Kimberley');
    return <WeatherPanel />;
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
  await waitFor(() => expect(window.localStorage.getItem('phila.person.shell.weather-town')).toBeNull());
});
