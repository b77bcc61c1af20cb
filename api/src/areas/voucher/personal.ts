import { rowsPart } from '../../core/personal-data/held-rows.ts';
import type { PersonalArea } from '../../core/personal-data/personal-area.ts';
import { ledgerPart } from './redemption/ledger-part.ts';
import { bundleOwnerships } from './tables.ts';

/** A person's bundles and redeemed vouchers. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({
      name: 'bundles',
      title: 'Value bundles',
      table: bundleOwnerships,
      labels: {
        bundleId: 'Bundle',
        orderId: 'Order',
        acquiredAt: 'Yours since',
        paidUntil: 'Paid for until at least',
        remindedOf: 'Reminded of its end on',
      },
    }),
    ledgerPart,
  ],
};
