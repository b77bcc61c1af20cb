import { sectionProps } from '@phila/contract/remote';
import { voucherLookupEntry } from '@phila/contract/resources/voucher-lookup';
import { ResourceScreen, type RowParts } from '@phila/ui';
import { sections } from '../../remote.ts';
import { UsedBy } from './used-by.tsx';

const parts: RowParts = ({ id }) => [{ key: 'uses', text: 'Where it is used', content: <UsedBy id={id} /> }];

/** Lists that offers, bundles and causes choose from, each entry with its uses. */
const ChoicesPage = () => (
  <ResourceScreen resource={voucherLookupEntry} {...sectionProps(sections, 'choices')} parts={parts} />
);

export default ChoicesPage;
