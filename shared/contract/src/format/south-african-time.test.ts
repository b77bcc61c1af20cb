import {
  fromSouthAfricanInput,
  southAfricanDay,
  southAfricanInput,
  southAfricanTime,
} from './south-african-time.ts';

test('a moment is shown as the clocks in South Africa show it', () => {
  expect(southAfricanTime('2026-11-21T22:30:00Z').replaceAll(/\s/g, ' ')).toBe('Sun, 22 Nov 2026 at 00:30');
  expect(southAfricanTime('2026-11-21T15:05:00+02:00')).toMatch(/15:05$/);
  expect(southAfricanDay('2026-11-21T22:30:00Z')).toBe('2026-11-22');
});

test('an input holds it without the offset and gives it back with it', () => {
  expect(southAfricanInput('2026-11-21T13:00:00Z')).toBe('2026-11-21T15:00');
  expect(fromSouthAfricanInput('2026-11-21T15:00')).toBe('2026-11-21T15:00:00+02:00');
  for (const text of ['', '2026-11-21', '2026-13-40T15:00']) expect(fromSouthAfricanInput(text)).toBeNull();
});
