/**
 * Kinds of cards of Today (specification: dashboard). `reminder`, `renewal` and `voucher` are due on their day; of
 * `paper`, `order` and `refund` it is the day of the news; `step` has none.
 */
export const todayKinds = ['reminder', 'renewal', 'voucher', 'paper', 'refund', 'order', 'step'] as const;
export type TodayKind = (typeof todayKinds)[number];
