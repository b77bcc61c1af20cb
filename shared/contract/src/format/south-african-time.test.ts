import {
  fromSouthAfricanInput,
  southAfricanDay,
  southAfricanInput,
  southAfricanTime,
} from './south-african-time.ts';

test('a moment is shown as the clocks in South Africa show it', () => {
  expect(southAfricanTime('2026-11-21T22:30:00Z')).toBe('Sun, 22 Nov 2026 at 00:30');
  expect(southAfricanTime('2026-11-21T15:05:00+02:00')).toMatch(/15:05$/);
  expect(southAfricanTime(new Date('2026-09-30T21:59:59Z'))).toBe('Wed, 30 Sep 2026 at 23:59');
  expect(southAfricanTime('2028-02-29T00:00:00Z')).toBe('Tue, 29 Feb 2028 at 02:00');
  expect(southAfricanDay('2026-11-21T22:30:00Z')).toBe('2026-11-22');
});

test('an input holds it without the offset and gives it back with it', () => {
  expect(southAfricanInput('2026-11-21T13:00:00Z')).toBe('2026-11-21T15:00');
  expect(fromSouthAfricanInput('2026-11-21T15:00')).toBe('2026-11-21T15:00:00+02:00');
  for (const text of ['', '2026-11-21', '2026-13-40T15:00']) expect(fromSouthAfricanInput(text)).toBeNull();
});

test('its days and clocks are those of the zone, as Intl has them', () => {
  const day = new Intl.DateTimeFormat('en-ZA', {
    timeZone: 'Africa/Johannesburg',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const clock = new Intl.DateTimeFormat('en-ZA', {
    timeZone: 'Africa/Johannesburg',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const HOUR = 3_600_000;
  for (let moment = Date.UTC(2023, 11, 31); moment < Date.UTC(2029, 0, 2); moment += 25 * HOUR + 61_000) {
    const date = new Date(moment);
    expect(southAfricanTime(date)).toBe(
      `${day.format(date).replace('Sept', 'Sep')} at ${clock.format(date)}`,
    );
  }
});
