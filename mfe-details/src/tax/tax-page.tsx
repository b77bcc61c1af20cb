import { calls } from '@phila/contract/calls';
import { tax } from '@phila/contract/records';
import { Page, RecordCard } from '@phila/ui';

const refreshes = [calls.overview.myDetails];

/** Seeds 1 §3, "Tax". */
const TaxPage = () => (
  <Page
    title="Tax"
    sentence="Your number with SARS, the South African Revenue Service, and where you are registered."
  >
    <RecordCard type={tax} refreshes={refreshes} />
  </Page>
);

export default TaxPage;
