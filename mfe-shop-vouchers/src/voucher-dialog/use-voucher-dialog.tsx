import { useLazyDialog } from '@phila/ui';
import type { VoucherDialogSubject } from './voucher-dialog.tsx';

/** The dialog of bundles and offers. Its code is loaded when a person is about to open it. */
export const useVoucherDialog = () =>
  useLazyDialog({
    load: async () => (await import(/* webpackChunkName: "voucher-dialog" */ './voucher-dialog.tsx')).default,
    render: (VoucherDialog, subject: VoucherDialogSubject, close) => (
      <VoucherDialog subject={subject} onClose={close} />
    ),
  });
