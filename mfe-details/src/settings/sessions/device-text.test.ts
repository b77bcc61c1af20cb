import { agoWords } from './device-text.ts';

it.each([
  [0, 'just now'],
  [2, '2 minutes ago'],
  [60, '1 hour ago'],
  [60 * 25, '1 day ago'],
  [60 * 24 * 12, '12 days ago'],
])('%d minutes are %s', (minutes, words) => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(agoWords(new Date(now - minutes * 60_000).toISOString(), now)).toBe(words);
});
