import { serviceNow, southAfricanToday } from '@phila/contract/format';
import { act, render, screen } from '@testing-library/react';
import { exchange } from '../exchange/exchange.ts';
import { startFake } from '../fake.tsx';
import { success, wire } from '../testing/wire.ts';
import { useNow, useToday } from './service-clock.ts';

/** 23:30 in South Africa. */
const SERVICE = Date.parse('2026-11-28T21:30:00Z');
const HOUR = 3_600_000;

const Days = () => (
  <>
    <p>Today is {useToday()}</p>
    <p>It is {new Date(useNow()).toISOString()}</p>
  </>
);

/** Fetches a reply with the service's time, as a cache may have kept it. */
const ask = async (at: number, cacheControl = 'no-store'): Promise<void> => {
  const headers = { date: new Date(at).toUTCString(), 'cache-control': cacheControl };
  wire(() => ({ ...success(true), headers }));
  await act(() => exchange({ method: 'GET', path: '/Lookup/countries' }, {}, null));
};

beforeEach(() => startFake({ signedIn: false }));
afterEach(() => jest.useRealTimers());

it.each([
  ['a year ahead', 365 * 24 * HOUR],
  ['a year behind', -365 * 24 * HOUR],
  ['14 hours ahead, past midnight', 14 * HOUR],
  ['24 hours behind', -24 * HOUR],
])('a device whose clock is %s shows and keeps the days of the service', async (_, wrong) => {
  jest.useFakeTimers({ now: SERVICE + wrong });
  render(<Days />);
  await ask(SERVICE);
  expect(screen.getByText('Today is 2026-11-28')).toBeInTheDocument();
  expect(screen.getByText('It is 2026-11-28T21:30:00.000Z')).toBeInTheDocument();
  expect([serviceNow(), southAfricanToday()]).toEqual([SERVICE, '2026-11-28']);
  await act(() => jest.advanceTimersByTimeAsync(HOUR));
  expect(southAfricanToday()).toBe('2026-11-29');
  expect(screen.getByText('It is 2026-11-28T22:30:00.000Z')).toBeInTheDocument();
});

it('goes on being right when the clock of the device is put right', async () => {
  jest.useFakeTimers({ now: SERVICE - 24 * HOUR });
  await ask(SERVICE);
  expect(southAfricanToday()).toBe('2026-11-28');
  jest.setSystemTime(SERVICE);
  await ask(SERVICE);
  expect(serviceNow()).toBe(SERVICE);
});

it('a reply that a cache may have kept says the day to a device that is years behind, and nothing more exact', async () => {
  jest.useFakeTimers({ now: SERVICE });
  await ask(SERVICE - 299_000, 'public, max-age=300');
  await ask(SERVICE - 48 * HOUR, 'public, max-age=31536000, immutable');
  await ask(SERVICE - 48 * HOUR, '');
  expect(serviceNow()).toBe(SERVICE);
  jest.setSystemTime(SERVICE - 365 * 24 * HOUR);
  await ask(SERVICE - 100_000, 'private, max-age=300');
  expect(southAfricanToday()).toBe('2026-11-28');
  await ask(SERVICE);
  expect(serviceNow()).toBe(SERVICE);
});

it('a second more or less is none of the clock', async () => {
  jest.useFakeTimers({ now: SERVICE });
  await ask(SERVICE - 1_000);
  expect(serviceNow()).toBe(SERVICE);
});
