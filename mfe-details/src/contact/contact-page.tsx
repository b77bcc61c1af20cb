import { contact } from '@phila/contract/records';
import { sectionProps } from '@phila/contract/remote';
import { Page, RecordCard, SameAs } from '@phila/ui';
import { sections } from '../../remote.ts';

const before = {
  postalAddress: (
    <SameAs from="residentialAddress" to="postalAddress">
      Postal same as Residential
    </SameAs>
  ),
};
const { title, sentence, refreshes } = sectionProps(sections, 'contact');

/** Contact details; the postal address can copy the residential one (specification: details, "Contact"). */
const ContactPage = () => (
  <Page title={title} sentence={sentence}>
    <RecordCard type={contact} before={before} refreshes={refreshes} />
  </Page>
);

export default ContactPage;
