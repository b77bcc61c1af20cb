import type { AdminOrder, OrderNeed, RefundWay, UnsettledMoney } from '@phila/contract/calls';

type Attention = NonNullable<AdminOrder['attention']>;

/** Said where an administrator writes what the buyer's order and credit note show. */
export const READ_BY_BUYER = 'The buyer reads this at the order and on the credit note.';

/** Explains why an order needs an administrator, and how to settle it. */
export const attentionWords: { readonly [A in Attention]: { readonly name: string; readonly what: string } } =
  {
    'wrong amount': {
      name: 'Wrong amount',
      what: 'The amount paid differs from the order’s total. Check it with the provider, then pay back the difference.',
    },
    'paid twice': { name: 'Paid twice', what: 'Two payments came for one order. Pay one of them back.' },
    'paid after cancellation': {
      name: 'Paid after it was cancelled',
      what: 'The money arrived after the order was cancelled. Pay it back.',
    },
    'owned already': {
      name: 'Owned already',
      what: 'The person has what they paid for. Pay back what is due.',
    },
    'refund due': { name: 'Refund due', what: 'A refund is due. Pay it, then record it here.' },
    'refund asked for': {
      name: 'Refund asked for',
      what: 'The person asks for their money. Pay it back, or say why not.',
    },
    'no news of its payment': {
      name: 'Payment not reported',
      what: 'The provider has not told us how the payment ended. Look it up there, then record what you found.',
    },
    'news not handled': {
      name: 'Notification not handled',
      what: 'The provider told us something that could not be handled. Have it handled again, or set it aside.',
    },
  };

/** Names the reasons why orders need an administrator. */
export const needWords: { readonly [N in OrderNeed]: string } = {
  payment: 'Payments to look into',
  refund: 'Money to pay back',
  eft: 'EFTs to confirm',
};

export const providerWords = (provider: string | null): string => {
  switch (provider) {
    case null:
      return 'None yet';
    case 'eft':
      return 'EFT';
    case 'payfast':
      return 'PayFast';
    default:
      return 'Simulator';
  }
};

/** Names a way to pay money back. @param provider as `providerWords` has it */
export const refundWayWords = (way: RefundWay, provider: string): string => {
  switch (way) {
    case 'provider':
      return provider === 'EFT' || provider === 'None yet' ? 'At the payment provider' : `At ${provider}`;
    case 'bank transfer':
      return 'By bank transfer';
    default:
      return 'Another way';
  }
};

/** Tells where to look up how a payment ended before recording it. */
export const lookUpWords = (provider: string, paymentId: string): string => {
  switch (provider) {
    case 'eft':
      return 'Look the payment up on the bank statement first.';
    case 'payfast':
      return `Look the payment up at PayFast first: its number there is ${paymentId}.`;
    default:
      return `Look the payment up in the payment simulator first: its number there is ${paymentId}.`;
  }
};

export const unsettledWords: { readonly [W in UnsettledMoney['why']]: string } = {
  'owed to a deleted account': 'Owed to an account that was deleted',
  'asked for by a deleted account': 'Asked for by an account that was deleted',
  'payment not known': 'Paid for a payment that we do not know',
  'amount not usable': 'Of an amount that cannot be used',
};
