/** Outcomes of a simulated payment (docs/specification/orders.md, "Payment"). */
export const simulatedOutcomes = [
  'pay',
  'fail',
  'cancel',
  'late',
  'twice',
  'wrong-amount',
  'bad-signature',
] as const;
export type SimulatedOutcome = (typeof simulatedOutcomes)[number];

export const paymentStates = ['pending', 'paid', 'failed', 'cancelled', 'wrong amount'] as const;
export type PaymentState = (typeof paymentStates)[number];
