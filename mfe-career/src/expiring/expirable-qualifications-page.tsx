import { expirableQualification } from '@phila/contract/records/expirable-qualification';
import { sectionProps } from '@phila/contract/remote';
import { Page, RecordScreen } from '@phila/ui';
import { sections } from '../../remote.ts';
import { expiryCell } from './expiry-cell.tsx';

const { title, sentence, ...props } = sectionProps(sections, 'expirable-qualifications');
const cells = { endDate: (row: { endDate: string | null }) => expiryCell(row.endDate) };

/** Specification: career, "Expirable qualifications". */
const ExpirableQualificationsPage = () => (
  <Page title={title} sentence={sentence}>
    <RecordScreen type={expirableQualification} cells={cells} {...props} />
  </Page>
);

export default ExpirableQualificationsPage;
