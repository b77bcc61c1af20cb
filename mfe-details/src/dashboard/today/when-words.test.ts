import type { TodayKind } from '@phila/contract/calls';
import { isLate, whenWords } from './when-words.ts';

/** 00:30 on the 22nd in South Africa. */
const NOW = Date.parse('2026-11-21T22:30:00Z');
const words = (kind: TodayKind, at: string | null, detail: string | null = null) =>
  whenWords({ kind, at, detail }, NOW);

it.each<[TodayKind, string | null, string]>([
  ['reminder', '2026-11-22T15:00:00+02:00', 'Due today'],
  ['reminder', '2026-11-23T00:10:00+02:00', 'Due tomorrow'],
  ['reminder', '2026-11-21T09:00:00+02:00', 'Was due yesterday'],
  ['reminder', '2026-11-19T09:00:00+02:00', 'Was due 3 days ago, 19 Nov 2026'],
  ['renewal', '2026-12-04T08:00:00+02:00', 'Comes in 12 days, 04 Dec 2026'],
  ['voucher', '2026-11-22T23:59:59+02:00', 'Ends today'],
  ['order', '2026-11-21T08:00:00+02:00', 'Opened yesterday'],
  ['paper', '2026-11-19T08:00:00+02:00', 'Came 3 days ago, 19 Nov 2026'],
  ['refund', '2026-11-20T08:00:00+02:00', 'Answered 2 days ago, 20 Nov 2026'],
  ['step', null, ''],
])('%s at %s: %s', (kind, at, text) => expect(words(kind, at)).toBe(text));

it('adds the details to the day, or says them alone', () => {
  expect(words('order', '2026-11-21T08:00:00+02:00', 'Order ORD-2026-000001')).toBe(
    'Opened yesterday, Order ORD-2026-000001',
  );
  expect(words('step', null, '66% complete')).toBe('66% complete');
});

it('is late by what is due, never by news', () => {
  const late = (kind: TodayKind, at: string | null) => isLate({ kind, at }, NOW);
  expect(late('reminder', '2026-11-21T09:00:00+02:00')).toBe(true);
  expect(late('reminder', '2026-11-22T09:00:00+02:00')).toBe(false);
  expect(late('order', '2026-11-21T09:00:00+02:00')).toBe(false);
  expect(late('step', null)).toBe(false);
});
