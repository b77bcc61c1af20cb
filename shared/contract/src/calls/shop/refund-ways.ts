/** Ways in which money is paid back. */
export const refundWays = ['provider', 'bank transfer', 'other'] as const;
export type RefundWay = (typeof refundWays)[number];
