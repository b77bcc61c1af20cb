import { orderCards, type Ranked } from './order-cards.ts';

/** 00:30 on the 22nd in South Africa. */
const NOW = new Date('2026-11-21T22:30:00Z');

const card = (id: string, kind: Ranked['kind'], at: string | null, more: Partial<Ranked> = {}): Ranked => ({
  id,
  kind,
  title: id,
  at: at === null ? null : `${at}T09:00:00+02:00`,
  detail: null,
  to: null,
  reminderId: null,
  offerId: null,
  priority: { reminder: 10, renewal: 20, voucher: 30, paper: 35, refund: 40, order: 50, step: 90 }[kind],
  ...more,
});
const order = (...cards: Ranked[]) => orderCards(cards, NOW).map(({ id }) => id);

test('what is overdue comes first, the longest before all, and then what is due today', () => {
  expect(
    order(
      card('refund', 'refund', '2026-11-21'),
      card('today', 'voucher', '2026-11-22'),
      card('yesterday', 'reminder', '2026-11-21'),
      card('last week', 'renewal', '2026-11-15'),
    ),
  ).toEqual(['last week', 'yesterday', 'today', 'refund']);
});

test('the rest follows the declared priority, whatever its day', () => {
  expect(
    order(
      card('step', 'step', null),
      card('order', 'order', '2026-11-21'),
      card('refund', 'refund', '2026-11-20'),
      card('voucher', 'voucher', '2026-11-23'),
      card('renewal', 'renewal', '2026-12-20'),
      card('reminder', 'reminder', '2026-12-21'),
    ),
  ).toEqual(['reminder', 'renewal', 'voucher', 'refund', 'order', 'step']);
});

test('within a priority what ends soonest is first, and of news the latest', () => {
  expect(order(card('later', 'voucher', '2026-11-30'), card('sooner', 'voucher', '2026-11-24'))).toEqual([
    'sooner',
    'later',
  ]);
  expect(order(card('older', 'order', '2026-11-18'), card('newer', 'order', '2026-11-20'))).toEqual([
    'newer',
    'older',
  ]);
});

test('cards that nothing else tells apart stay in one order', () => {
  const [a, b] = [card('a', 'step', null), card('b', 'step', null)];
  expect([order(a, b), order(b, a)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('a reminder gives way to the card of the thing that it is about, whichever came first', () => {
  const reminder = card('bundle/7', 'reminder', '2026-11-24');
  const voucher = card('bundle/7', 'voucher', '2026-11-24');
  for (const cards of [
    [reminder, voucher],
    [voucher, reminder],
  ])
    expect(orderCards(cards, NOW).map(({ kind }) => kind)).toEqual(['voucher']);
});

test('the priority stays with the service', () => {
  expect(orderCards([card('a', 'step', null)], NOW)[0]).not.toHaveProperty('priority');
});
