import type { calls, ValueOf } from '@phila/contract/calls';
import { webAddressOf } from '@phila/contract/vouchers';
import { classes, Copy, lazy, Skeleton } from '@phila/ui';
import { DaysLeft } from './days-left.tsx';
import styles from './offer.module.css';

export type Redeemed = ValueOf<typeof calls.voucher.redeemOffer>;

/** Shows nothing if its code fails to load: the voucher's code is there in letters. */
const QrCode = lazy(() => import(/* webpackChunkName: "qr-code" */ './qr-code.tsx'), {
  standIn: <Skeleton height={208} className={styles.qr} />,
  fault: () => null,
});

/** Turns `https://coffee.example/redeem` into `coffee.example`. */
const hostOf = (address: string): string => new URL(address).hostname;

/** Shows the code to copy or scan, and the link of a Static voucher. */
export const CodeView = ({ redeemed }: { redeemed: Redeemed }) => {
  const { code, redirectUrl, validUntil } = redeemed;
  const to = redirectUrl === null ? null : webAddressOf(redirectUrl);
  return (
    <div className={classes('column gap-16')}>
      {validUntil !== null && (
        <p>
          <DaysLeft end={validUntil} />
        </p>
      )}
      {code !== null && (
        <>
          <p className={classes('muted')}>Show it, have it scanned, or copy it to where it is asked for.</p>
          <p className={classes('row between gap-8 edge rounded pad-12')}>
            <strong className={classes('figures shrink', styles.code)}>{code}</strong>
            <Copy text={code} what="voucher code" />
          </p>
          <div className={classes('centred')}>
            <QrCode text={code} />
          </div>
        </>
      )}
      {to !== null && (
        <p>
          {code === null
            ? 'Your voucher is redeemed on its own page.'
            : 'Enter the code on the page of the offer.'}{' '}
          <a href={to} target="_blank" rel="noopener noreferrer">
            Open {hostOf(to)}
          </a>
        </p>
      )}
    </div>
  );
};
