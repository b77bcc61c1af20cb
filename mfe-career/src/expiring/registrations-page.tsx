import { professionalRegistration } from '@phila/contract/records/professional-registration';
import { sectionProps } from '@phila/contract/remote';
import { Page, RecordScreen } from '@phila/ui';
import { sections } from '../../remote.ts';
import { expiryCell } from './expiry-cell.tsx';

const { title, sentence, ...props } = sectionProps(sections, 'registrations');
const cells = { dateTo: (row: { dateTo: string | null }) => expiryCell(row.dateTo) };

/** Specification: career, "Professional registrations". */
const RegistrationsPage = () => (
  <Page title={title} sentence={sentence}>
    <RecordScreen type={professionalRegistration} cells={cells} {...props} />
  </Page>
);

export default RegistrationsPage;
