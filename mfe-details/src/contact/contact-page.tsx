import { calls } from '@phila/contract/calls';
import { contact } from '@phila/contract/records';
import { Page, RecordCard } from '@phila/ui';
import { SameAsResidential } from './same-as-residential.tsx';

const before = { postalAddress: <SameAsResidential /> };
const refreshes = [calls.overview.myDetails];

/** Seeds 1 §3, "Contact details". */
const ContactPage = () => (
  <Page title="Contact" sentence="How we reach you, and where you live, work and get your post.">
    <RecordCard type={contact} before={before} refreshes={refreshes} />
  </Page>
);

export default ContactPage;
