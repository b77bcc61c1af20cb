import type { OrderState } from '@phila/contract/calls';

type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

/** How a state is called and coloured. */
export const stateWords: { readonly [State in OrderState]: { readonly name: string; readonly tone: Tone } } =
  {
    placed: { name: 'Placed', tone: 'info' },
    'awaiting payment': { name: 'Awaiting payment', tone: 'warning' },
    paid: { name: 'Paid', tone: 'success' },
    fulfilled: { name: 'Fulfilled', tone: 'success' },
    cancelled: { name: 'Cancelled', tone: 'neutral' },
    refunded: { name: 'Refunded', tone: 'neutral' },
  };
