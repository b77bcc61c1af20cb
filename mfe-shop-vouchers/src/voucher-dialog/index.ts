import { lazyDialog } from '@phila/ui';

/** The dialog of bundles and offers. */
export const VoucherDialog = lazyDialog(
  () => import(/* webpackChunkName: "voucher-dialog" */ './voucher-dialog.tsx'),
  'the details',
);
