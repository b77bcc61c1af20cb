/** Ten percent off each person's first order. */
export const demoDiscount = {
  code: 'WELCOME-10',
  kind: 'percent',
  value: 1_000,
  minimumSpend: 0,
  startDate: '2020-01-01',
  perUserLimit: 1,
} as const;
