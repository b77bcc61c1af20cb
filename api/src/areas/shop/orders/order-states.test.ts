import { orderStates } from '@phila/contract';
import { cancellableUntil, isCancellable, mayBecome } from './order-states.ts';
import { DAY } from '../../../core/durations.ts';

const placedAt = new Date('2026-11-01T08:00:00Z');
const after = (milliseconds: number): Date => new Date(placedAt.getTime() + milliseconds);

test('every way that an order may go, and no other', () => {
  const ways = orderStates.flatMap((from) =>
    orderStates.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(ways).toEqual([
    'placed → awaiting payment',
    'placed → paid',
    'placed → cancelled',
    'awaiting payment → paid',
    'awaiting payment → cancelled',
    'paid → fulfilled',
    'paid → cancelled',
    'paid → refunded',
    'fulfilled → refunded',
    'cancelled → paid',
    'cancelled → refunded',
  ]);
});

test.each([
  ['placed', null, 30 * DAY, true],
  ['awaiting payment', null, 30 * DAY, true],
  ['paid', null, 7 * DAY, true],
  ['paid', null, 7 * DAY + 1, false],
  ['paid', placedAt, 1, false],
  ['fulfilled', null, 1, false],
  ['cancelled', null, 1, false],
  ['refunded', null, 1, false],
] as const)(
  '%s, access asked for at %s, %d ms later: cancellable %s',
  (state, accessNowAt, later, expected) =>
    expect(isCancellable({ state, placedAt, accessNowAt }, after(later))).toBe(expected),
);

test('the last moment is seven days after the order', () =>
  expect(cancellableUntil({ state: 'paid', placedAt, accessNowAt: null })).toEqual(after(7 * DAY)));
