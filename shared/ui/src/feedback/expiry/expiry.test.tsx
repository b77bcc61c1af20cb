import { startFake } from '@phila/platform/fake';
import { render } from '@testing-library/react';
import { Expiry } from './expiry.tsx';

/** Late on 20 Nov in London, already 21 Nov in South Africa. */
const now = new Date('2026-11-20T23:00:00Z');

it.each([
  ['2026-11-20', 'danger', 'Expired 20 Nov 2026'],
  ['2026-11-21', 'warning', 'Expires today, 21 Nov 2026'],
  ['2026-11-22', 'warning', 'Expires tomorrow, 22 Nov 2026'],
  ['2026-12-21', 'warning', 'Expires in 30 days, 21 Dec 2026'],
  ['2026-12-22', 'neutral', 'Expires 22 Dec 2026'],
])('marks %s as %s: %s', (day, tone, text) => {
  const { container } = render(<Expiry day={day} now={now} />);
  expect(container).toHaveTextContent(text);
  expect(container.firstElementChild).toHaveAttribute('data-tone', tone);
});

it('is the day alone while it is far, where its label says what day it is', () => {
  const { container, rerender } = render(<Expiry day="2026-12-22" isPlainWhileFar now={now} />);
  expect(container).toHaveTextContent(/^22 Dec 2026$/);
  rerender(<Expiry day="2026-12-21" isPlainWhileFar now={now} />);
  expect(container).toHaveTextContent('Expires in 30 days, 21 Dec 2026');
});

it.each(['2027-11-20T23:00:00Z', '2025-11-20T23:00:00Z', '2026-11-20T09:00:00Z'])(
  'goes by the clock of the service where the device says %s',
  (device) => {
    jest.useFakeTimers({ now: Date.parse(device) });
    startFake({ now: now.toISOString() });
    const { container } = render(<Expiry day="2026-11-21" />);
    expect(container).toHaveTextContent('Expires today, 21 Nov 2026');
    jest.useRealTimers();
  },
);
