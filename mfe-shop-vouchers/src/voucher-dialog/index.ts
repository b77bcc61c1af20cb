import { lazyDialog } from '@phila/ui';

/** Dialog of a bundle or an offer, loaded on demand. */
export const VoucherDialog = lazyDialog(
  () => import(/* webpackChunkName: "voucher-dialog" */ './voucher-dialog.tsx'),
  'the details',
);
