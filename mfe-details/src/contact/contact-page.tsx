import { contact } from '@phila/contract/records';
import { sectionProps } from '@phila/contract/remote';
import { Page, RecordCard } from '@phila/ui';
import { sections } from '../../remote.ts';
import { SameAsResidential } from './same-as-residential.tsx';

const before = { postalAddress: <SameAsResidential /> };
const { title, sentence, refreshes } = sectionProps(sections, 'contact');

/** Specification: details, "Contact details": the postal address may follow the residential one. */
const ContactPage = () => (
  <Page title={title} sentence={sentence}>
    <RecordCard type={contact} before={before} refreshes={refreshes} />
  </Page>
);

export default ContactPage;
