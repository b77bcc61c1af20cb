import type { Bundle } from '@phila/contract/calls';
import { BUNDLES_ON_A_PAGE } from '@phila/contract/vouchers';
import { classes, Page, useListAddress } from '@phila/ui';
import { useState } from 'react';
import { BannerStrip } from '../banner-strip/banner-strip.tsx';
import { VoucherDialog } from '../voucher-dialog/index.ts';
import { BundleSection } from './bundle-section.tsx';

const SECTIONS = [
  { key: 'owned', title: 'Owned Bundles', owned: true },
  { key: 'available', title: 'Available Bundles', owned: false },
] as const;

const SIZES = [BUNDLES_ON_A_PAGE] as const;

/** Value Bundles, with the open section and its page in the address. */
const BundlesPage = () => {
  const list = useListAddress({ sizes: SIZES });
  const [bundle, setBundle] = useState<Bundle | null>(null);
  const open = list.value('open') ?? 'available';
  return (
    <Page
      title="Value Bundles"
      sentence="Vouchers that come together, at one price. Of some, a part goes to a school or another cause."
    >
      <BannerStrip />
      <div className={classes('stack gap-16')}>
        {SECTIONS.map(({ key, title, owned }) => (
          <BundleSection
            key={key}
            title={title}
            owned={owned}
            isOpen={open === key}
            list={list}
            onToggle={() => list.put({ open: open === key ? 'none' : key }, 'push')}
            onOpen={setBundle}
          />
        ))}
      </div>
      {bundle !== null && <VoucherDialog subject={{ bundle }} onClose={() => setBundle(null)} />}
    </Page>
  );
};

export default BundlesPage;
