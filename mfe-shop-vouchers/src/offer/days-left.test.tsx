import { renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import { DaysLeft } from './days-left.tsx';

/** 08:30 in South Africa. */
const now = '2026-11-28T06:30:00Z';

afterEach(() => jest.useRealTimers());

it.each([
  ['right', '2026-11-28T06:30:00Z'],
  ['a year ahead', '2027-11-28T06:30:00Z'],
  ['a year behind', '2025-11-28T06:30:00Z'],
  ['14 hours behind, before midnight', '2026-11-27T16:30:00Z'],
])('counts the days of the service where the clock of the device is %s', (_, device) => {
  jest.useFakeTimers({ now: Date.parse(device) });
  renderWithPlatform(
    <>
      <DaysLeft end="2026-11-27" />
      <DaysLeft end="2026-11-28" />
      <DaysLeft end="2026-12-08" />
    </>,
    { now },
  );
  for (const words of ['Expired', 'Expires today', '10 day(s) left'])
    expect(screen.getByText(words)).toBeInTheDocument();
});
