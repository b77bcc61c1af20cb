import { latePart, Loading, Skeleton, standIn } from '@phila/ui';

const IsComing = standIn(
  'Redemptions',
  <Loading what="redemptions">
    <Skeleton height={320} />
  </Loading>,
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

export const TakeBackDialog = latePart(
  async () => (await import(/* webpackChunkName: "redemptions" */ './take-back-dialog.tsx')).TakeBackDialog,
  standIn('What you opened'),
);
