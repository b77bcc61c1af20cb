import { latePart, standIn } from '@phila/ui';
import { OpenedStandIn, placeStandIn } from '../late/stand-ins.tsx';

/** Its form comes with the first press: few orders wait for what their provider never reported. */
export const PaymentEndDialog = latePart(
  async () => (await import('./payment-end-dialog.tsx')).PaymentEndDialog,
  standIn('Recording a payment'),
);

/*
 * The rows of the orders are there before the code of a drawer and of the third tab. Both are in one file with the drawer of
 * the audit: the entry, which every page loads, names each file.
 */

export const OrderDrawer = latePart(
  async () => (await import(/* webpackChunkName: "drawers" */ './order-drawer.tsx')).OrderDrawer,
  OpenedStandIn,
);

export const UnsettledList = latePart(
  async () => (await import(/* webpackChunkName: "drawers" */ './unsettled-list.tsx')).UnsettledList,
  placeStandIn('Money without an order', 'money without an order', 240),
);
