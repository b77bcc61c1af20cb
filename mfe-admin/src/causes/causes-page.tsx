import { sectionProps } from '@phila/contract/remote';
import { voucherCause } from '@phila/contract/resources/voucher-cause';
import { ResourceScreen, type RowParts } from '@phila/ui';
import { sections } from '../../remote.ts';
import { GivenToCause } from './given-to-cause.tsx';

const parts: RowParts = ({ id, name }) => [
  { key: 'given', text: 'What was given', content: <GivenToCause id={id} name={String(name)} /> },
];

/** Good causes, each with the amount given to it. */
const CausesPage = () => (
  <ResourceScreen resource={voucherCause} {...sectionProps(sections, 'causes')} parts={parts} />
);

export default CausesPage;
