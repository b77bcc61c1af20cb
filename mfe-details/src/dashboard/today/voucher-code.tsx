import { calls, type ValueOf } from '@phila/contract/calls';
import { webAddressOf } from '@phila/contract/vouchers';
import { messageOf } from '@phila/platform';
import { Button, classes, Copy } from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

type Redeemed = ValueOf<typeof calls.voucher.redeemOffer>;

/** The code to copy, or the page of a voucher that has none. */
const Shown = ({ code, redirectUrl }: Redeemed) => {
  const place = useRef<HTMLParagraphElement>(null);
  const to = redirectUrl === null ? null : webAddressOf(redirectUrl);
  // Follows the button, which is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1} className={classes('row wrap gap-8')}>
      {code !== null && (
        <>
          <strong className={classes('figures anywhere')}>{code}</strong>
          <Copy text={code} what="voucher code" />
        </>
      )}
      {to !== null && (
        <a href={to} target="_blank" rel="noopener noreferrer">
          Open {new URL(to).hostname}
        </a>
      )}
    </p>
  );
};

/** Shows the code of a voucher in place; a refusal stands beside the button. */
export const VoucherCode = ({ offerId, title }: { offerId: number; title: string }) => {
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);
  const redeem = useMutation(calls.voucher.redeemOffer.mutation({ refreshes: [calls.voucher.offers] }));
  if (redeemed !== null) return <Shown {...redeemed} />;
  return (
    <>
      {redeem.isError && (
        <p role="alert" className={classes('small danger line-20')}>
          {messageOf(redeem.error)}
        </p>
      )}
      <Button
        loading={redeem.isPending}
        aria-label={`Show code: ${title}`}
        onClick={() => redeem.mutate({ body: { OfferId: offerId } }, { onSuccess: setRedeemed })}
      >
        Show code
      </Button>
    </>
  );
};
