import { membership } from '@phila/contract/records/membership';
import { sectionProps } from '@phila/contract/remote';
import { Page, RecordScreen } from '@phila/ui';
import { sections } from '../../remote.ts';
import { expiryCell } from './expiry-cell.tsx';

const { title, sentence, ...props } = sectionProps(sections, 'memberships');
const cells = { dateValidTo: (row: { dateValidTo: string | null }) => expiryCell(row.dateValidTo) };

/** Specification: career, "Memberships". */
const MembershipsPage = () => (
  <Page title={title} sentence={sentence}>
    <RecordScreen type={membership} cells={cells} {...props} />
  </Page>
);

export default MembershipsPage;
