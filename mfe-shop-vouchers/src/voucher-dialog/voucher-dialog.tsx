import { useToday } from '@phila/platform';
import type { Bundle, Offer } from '@phila/contract/calls';
import { daysUntil, EXPIRED } from '@phila/contract/vouchers';
import { Button, Callout, Dialog, DialogBody, DialogFoot, focusDialog, PdfDownload } from '@phila/ui';
import { useRef, useState } from 'react';
import { BundleDetail } from '../bundle/bundle-detail.tsx';
import { BundleButton } from '../bundle/bundle-button.tsx';
import { CodeView } from '../offer/code-view.tsx';
import { OfferDetail } from '../offer/offer-detail.tsx';
import { UsedButton } from '../offer/used-button.tsx';
import { useRedeem } from '../offer/use-redeem.ts';
import styles from './voucher-dialog.module.css';

/** Masks a code, as in the service's lists. */
const DOTS = '••••••';

/** First step of the dialog: a bundle with its offers, or one offer. */
export type VoucherDialogSubject = { bundle: Bundle } | { offer: Offer };

export interface VoucherDialogProps {
  subject: VoucherDialogSubject;
  onClose: () => void;
}

/** Steps through a bundle, one of its offers and the redeemed voucher in one dialog, each with a way back. */
const VoucherDialog = ({ subject, onClose }: VoucherDialogProps) => {
  const [bundle, setBundle] = useState('bundle' in subject ? subject.bundle : null);
  const [offer, setOffer] = useState('offer' in subject ? subject.offer : null);
  const today = useToday();
  const body = useRef<HTMLDivElement>(null);
  const { redeem, redeemed, refusal, forget, isPending } = useRedeem();
  const step = (go: () => void) => {
    // Moves the focus first: the pressed button goes with its step.
    focusDialog(body.current);
    go();
  };

  if (offer !== null && redeemed !== null)
    return (
      <Dialog
        title={redeemed.code === null ? offer.name : 'Your Voucher Code'}
        onClose={onClose}
        size="question"
      >
        <DialogBody>
          <div ref={body}>
            <CodeView redeemed={redeemed} />
          </div>
        </DialogBody>
        <DialogFoot>
          <Button
            onClick={() =>
              step(() => {
                setOffer({ ...offer, redeemedAt: redeemed.redeemedAt, redeemedCode: redeemed.code && DOTS });
                forget();
              })
            }
          >
            Back to the voucher
          </Button>
          <UsedButton offer={offer} onMarked={onClose} />
          <PdfDownload
            what={`Voucher ${offer.name}`}
            document={async () =>
              (
                await import(/* webpackChunkName: "voucher-paper" */ '../offer/voucher-paper.ts')
              ).voucherPaper(offer, redeemed)
            }
          />
          <Button type="primary" onClick={onClose}>
            Done
          </Button>
        </DialogFoot>
      </Dialog>
    );

  if (offer !== null) {
    const hasCode = offer.redeemedCode !== null;
    // Leaves out redeemed vouchers: they still show their code.
    const isOver =
      offer.redeemedAt === null && offer.validUntil !== null && daysUntil(offer.validUntil, today) < 0;
    return (
      <Dialog title={offer.name} onClose={onClose}>
        <DialogBody>
          <div ref={body}>
            <OfferDetail offer={offer} />
          </div>
        </DialogBody>
        <DialogFoot>
          {isOver && (
            <div className={styles.refusal}>
              <Callout tone="warning">{EXPIRED}</Callout>
            </div>
          )}
          {!isOver && bundle !== null && !bundle.owned && (
            <div className={styles.refusal}>
              <Callout>This voucher comes with {bundle.name}. Get the bundle first.</Callout>
            </div>
          )}
          {refusal !== null && (
            <div role="alert" className={styles.refusal}>
              <Callout tone="danger">{refusal}</Callout>
            </div>
          )}
          {bundle !== null && (
            <Button
              onClick={() =>
                step(() => {
                  forget();
                  setOffer(null);
                })
              }
            >
              Back to {bundle.name}
            </Button>
          )}
          {offer.redeemedAt !== null && (
            <UsedButton offer={offer} onMarked={(usedAt) => setOffer({ ...offer, usedAt })} />
          )}
          {!isOver && bundle !== null && !bundle.owned && (
            <BundleButton named bundle={bundle} onClaimed={setBundle} onAdded={onClose} />
          )}
          {!isOver && (bundle === null || bundle.owned) && (
            <Button type="primary" loading={isPending} onClick={() => void redeem(offer)}>
              {hasCode ? 'View Code' : 'REDEEM'}
            </Button>
          )}
        </DialogFoot>
      </Dialog>
    );
  }

  if (bundle === null) return null;
  return (
    <Dialog title={bundle.name} onClose={onClose}>
      <DialogBody>
        <div ref={body}>
          <BundleDetail bundle={bundle} onMore={(chosen) => step(() => setOffer(chosen))} />
        </div>
      </DialogBody>
      {!bundle.owned && (
        <DialogFoot>
          <BundleButton bundle={bundle} onClaimed={setBundle} onAdded={onClose} />
        </DialogFoot>
      )}
    </Dialog>
  );
};

export default VoucherDialog;
