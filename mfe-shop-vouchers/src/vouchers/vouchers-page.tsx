import type { Offer } from '@phila/contract/calls';
import { ButtonLink, Page, Tabs, useListAddress } from '@phila/ui';
import { useState } from 'react';
import { BannerStrip } from '../banner-strip/banner-strip.tsx';
import { VoucherDialog } from '../voucher-dialog/index.ts';
import { Ledger } from './ledger.tsx';
import { VoucherList } from './voucher-list.tsx';

/** Vouchers on a page, as 12 fill rows of two and of three. */
const SIZES = [12] as const;

/** My Vouchers: to redeem, ending soon and redeemed, with the open one in the address. */
const VouchersPage = () => {
  const list = useListAddress({ sizes: SIZES });
  const [offer, setOffer] = useState<Offer | null>(null);
  const shown = list.value('show') ?? 'mine';
  const common = { list, onMore: setOffer };
  const toBundles = <ButtonLink to="/offers/bundles">See the bundles</ButtonLink>;
  return (
    <Page title="My Vouchers" sentence="What you can redeem, what is about to end, and what you have used.">
      <BannerStrip />
      <Tabs
        label="Vouchers by state"
        chosen={shown}
        onChoose={(key) => list.put({ show: key }, 'push')}
        tabs={[
          {
            key: 'mine',
            text: 'Mine',
            content: (
              <VoucherList
                {...common}
                state="open"
                empty={{
                  title: 'No vouchers to redeem',
                  words: 'A bundle brings several at once; some cost nothing.',
                  action: toBundles,
                }}
              />
            ),
          },
          {
            key: 'expiring',
            text: 'Expiring',
            content: (
              <VoucherList
                {...common}
                state="expiring"
                empty={{
                  title: 'Nothing ends soon',
                  words: 'Vouchers that end within 30 days are listed here, also those whose code you have.',
                }}
              />
            ),
          },
          { key: 'used', text: 'Used', content: <Ledger {...common} /> },
        ]}
      />
      {offer !== null && <VoucherDialog subject={{ offer }} onClose={() => setOffer(null)} />}
    </Page>
  );
};

export default VouchersPage;
