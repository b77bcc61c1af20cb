interface OnceOff {
  onceOffAmount: number | null;
  onceOffMonth: number | null;
}

/** The engine's once-off payment; null if both are blank. */
export const onceOffOf = ({ onceOffAmount, onceOffMonth }: OnceOff) =>
  onceOffAmount === null && onceOffMonth === null ? null : { month: onceOffMonth, amount: onceOffAmount };

/** Form fields of the payment. */
export const onceOffFields = (payment: { month: number; amount: number } | undefined) => ({
  onceOffAmount: payment?.amount,
  onceOffMonth: payment?.month,
});

export const onceOffShownAt = {
  'onceOffPayment.amount': 'onceOffAmount',
  'onceOffPayment.month': 'onceOffMonth',
} as const;

export const onceOffBlank = {
  onceOffAmount: 'Enter the amount of the once-off payment, or clear its month',
  onceOffMonth: 'Enter the number of the instalment that it comes with',
} as const;
