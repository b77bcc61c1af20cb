import { sectionProps } from '@phila/contract/remote';
import { shopDiscount } from '@phila/contract/resources/shop-discount';
import { useMay } from '@phila/platform';
import { ResourceScreen, type RowParts } from '@phila/ui';
import { sections } from '../../remote.ts';
import { BatchOfCodes } from './batch-of-codes.tsx';
import { UsesOfDiscount } from './uses-of-discount.tsx';

const parts: RowParts = (row) => [{ key: 'orders', text: 'Orders', content: <UsesOfDiscount id={row.id} /> }];

/** Discount codes, each with the orders that used it, and batches of them. */
const DiscountsPage = () => {
  const canWrite = useMay('shop.discounts.write');
  return (
    <ResourceScreen
      resource={shopDiscount}
      {...sectionProps(sections, 'discounts')}
      parts={parts}
      above={canWrite ? <BatchOfCodes /> : undefined}
    />
  );
};

export default DiscountsPage;
