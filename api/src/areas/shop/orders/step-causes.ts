/** The reader of the reason for an order's step. */
export type Reader = 'buyer' | 'staff';

/** Words the site's reasons for the steps of orders, for each reader; only their kinds are stored. */
const WORDS = {
  cancelled: { buyer: 'You cancelled it', staff: 'The buyer cancelled it' },
  'cancelled in time': {
    buyer: 'You cancelled it within seven days',
    staff: 'The buyer cancelled it within seven days',
  },
  'access asked for': {
    buyer: 'You asked for access right away',
    staff: 'The buyer asked for access right away',
  },
  'nothing to pay': { buyer: 'There was nothing to pay', staff: 'There was nothing to pay' },
  'not paid': { buyer: 'It was not paid in time', staff: 'It was not paid in time' },
  'wrong amount': {
    buyer: 'The payment was of another amount',
    staff: 'The payment was of another amount',
  },
  'seven days over': {
    buyer: 'The seven days to cancel are over',
    staff: 'The seven days to cancel are over',
  },
} as const satisfies Record<string, Record<Reader, string>>;

export type StepCause = keyof typeof WORDS;

/** Words a stored step: the kind for this reader, or what an administrator wrote. */
export const stepReason = (
  { cause, reason }: { cause: StepCause | null; reason: string | null },
  reader: Reader,
): string | null => (cause === null ? reason : WORDS[cause][reader]);
