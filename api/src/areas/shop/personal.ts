import { rowsPart } from '../../core/personal-data/held-rows.ts';
import type { PersonalArea } from '../../core/personal-data/personal-area.ts';
import { parts, retainInvoices } from './orders/personal.ts';
import { retainOwed } from './unsettled/unsettled.ts';
import { cartLines, productOwnerships } from './tables.ts';

/** The person's cart, orders and products. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({ name: 'cart', title: 'Shopping cart', table: cartLines, leaveOut: ['id'] }),
    rowsPart({
      name: 'ownedProducts',
      title: 'Products that you own',
      table: productOwnerships,
      leaveOut: ['id'],
    }),
    ...parts,
  ],
  retain: async (within, accountId, now) => [
    ...(await retainInvoices(within, accountId, now)),
    ...(await retainOwed(within, accountId, now)),
  ],
};
