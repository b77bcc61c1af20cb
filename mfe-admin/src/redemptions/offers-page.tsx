import { sectionProps } from '@phila/contract/remote';
import { voucherOffer } from '@phila/contract/resources/voucher-offer';
import { useMay } from '@phila/platform';
import { ResourceScreen, type RowParts, lazy } from '@phila/ui';
import { sections } from '../../remote.ts';

const OfferLedger = lazy(() => import(/* webpackChunkName: "redemptions" */ './offer-ledger.tsx'), {
  what: 'redemptions',
  height: 320,
});
const OfferReport = lazy(() => import(/* webpackChunkName: "redemptions" */ './offer-report.tsx'), {
  what: 'redemptions',
  height: 320,
});

const parts: RowParts = (row) => [
  { key: 'redemptions', text: 'Redemptions', content: <OfferLedger offerId={row.id} /> },
  { key: 'report', text: 'Report', content: <OfferReport offerId={row.id} /> },
];

const noParts: RowParts = () => [];

/** Offers, each with its ledger and report if the person may see them. */
const OffersPage = () => {
  const seesRedemptions = useMay('voucher.redemptions.read');
  return (
    <ResourceScreen
      resource={voucherOffer}
      {...sectionProps(sections, 'offers')}
      parts={seesRedemptions ? parts : noParts}
    />
  );
};

export default OffersPage;
