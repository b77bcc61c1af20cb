import type { Offer } from '@phila/contract/calls';
import { ButtonLink, Page, Tabs } from '@phila/ui';
import { useSearchParams } from 'react-router-dom';
import { BannerStrip } from '../banner-strip/banner-strip.tsx';
import { useVoucherDialog } from '../voucher-dialog/use-voucher-dialog.tsx';
import { Ledger } from './ledger.tsx';
import { VoucherList } from './voucher-list.tsx';

/** My Vouchers: what can be redeemed, what is about to end, and what was redeemed; which of them stands in the address. */
const VouchersPage = () => {
  const [params, setParams] = useSearchParams();
  const dialog = useVoucherDialog();
  const asked = Number(params.get('page'));
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const shown = params.get('show') ?? 'mine';
  const change = (values: Record<string, string>) => setParams(new URLSearchParams(values));
  const common = {
    page,
    onPage: (next: number) => change({ show: shown, page: String(next) }),
    onMore: (offer: Offer) => dialog.open({ offer }),
    opener: dialog.opener,
  };
  const toBundles = <ButtonLink to="/offers/bundles">See the bundles</ButtonLink>;
  return (
    <Page title="My Vouchers" sentence="What you can redeem, what is about to end, and what you have used.">
      <BannerStrip />
      <Tabs
        label="Vouchers by state"
        chosen={shown}
        onChoose={(key) => change({ show: key })}
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
      {dialog.element}
    </Page>
  );
};

export default VouchersPage;
