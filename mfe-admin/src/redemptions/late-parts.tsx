import { FaultPanel, latePart, Loading, Skeleton, type StandInProps } from '@phila/ui';

const IsComing = ({ failed, retry }: StandInProps) =>
  failed ? (
    <FaultPanel area="Redemptions" onRetry={retry}>
      This part of the page could not be loaded.
    </FaultPanel>
  ) : (
    <Loading what="redemptions">
      <Skeleton height={320} />
    </Loading>
  );

/* They come with their tabs, all in one file: an offer is opened for its fields first. */

export const OfferLedger = latePart(
  async () => (await import(/* webpackChunkName: "redemptions" */ './offer-ledger.tsx')).OfferLedger,
  IsComing,
);

export const OfferReport = latePart(
  async () => (await import(/* webpackChunkName: "redemptions" */ './offer-report.tsx')).OfferReport,
  IsComing,
);

const NoDialog = ({ failed, retry }: StandInProps) =>
  failed ? <FaultPanel area="What you opened" onRetry={retry} /> : null;

export const TakeBackDialog = latePart(
  async () => (await import(/* webpackChunkName: "redemptions" */ './take-back-dialog.tsx')).TakeBackDialog,
  NoDialog,
);
