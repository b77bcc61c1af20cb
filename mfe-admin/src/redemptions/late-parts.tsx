import { latePart } from '@phila/ui';
import { OpenedStandIn, placeStandIn } from '../late/stand-ins.tsx';

const IsComing = placeStandIn('Redemptions', 'redemptions');

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
  OpenedStandIn,
);
