import { classes, Page } from '@phila/ui';
import { useSearchParams } from 'react-router-dom';
import { BannerStrip } from '../banner-strip/banner-strip.tsx';
import { useVoucherDialog } from '../voucher-dialog/use-voucher-dialog.tsx';
import { BundleSection } from './bundle-section.tsx';

const SECTIONS = [
  { key: 'owned', title: 'Owned Bundles', owned: true },
  { key: 'available', title: 'Available Bundles', owned: false },
] as const;

/** Value Bundles: which section is open and its page stand in the address. */
const BundlesPage = () => {
  const [params, setParams] = useSearchParams();
  const dialog = useVoucherDialog();
  const open = params.get('open') ?? 'available';
  const asked = Number(params.get('page'));
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const change = (values: Record<string, string>) => setParams(new URLSearchParams(values));
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
            page={page}
            onToggle={() => change({ open: open === key ? 'none' : key })}
            onPage={(next) => change({ open: key, page: String(next) })}
            onOpen={(bundle) => dialog.open({ bundle })}
            opener={dialog.opener}
          />
        ))}
      </div>
      {dialog.element}
    </Page>
  );
};

export default BundlesPage;
