import { calls, type Offer } from '@phila/contract/calls';
import { webAddressOf } from '@phila/contract/vouchers';
import { messageOf } from '@phila/platform';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshVouchers } from '../reading/voucher-reads.ts';
import type { Redeemed } from './code-view.tsx';

/**
 * Redeems a voucher and keeps the result or the refusal. A Static voucher without a code opens its page in a new tab;
 * the browser may block that, so the dialog has a link too.
 */
export const useRedeem = () => {
  const { mutateAsync, isPending } = useMutation(calls.voucher.redeemOffer.mutation());
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const redeem = async ({ id }: Offer): Promise<void> => {
    setRefusal(null);
    try {
      const got = await mutateAsync({ body: { OfferId: id, DeviceId: 1 } });
      const to = got.redirectUrl === null ? null : webAddressOf(got.redirectUrl);
      if (to !== null) window.open(to, '_blank', 'noopener,noreferrer');
      setRedeemed(got);
      refreshVouchers();
    } catch (error) {
      setRefusal(messageOf(error));
    }
  };
  const forget = () => {
    setRedeemed(null);
    setRefusal(null);
  };
  return { redeem, redeemed, refusal, forget, isPending };
};
