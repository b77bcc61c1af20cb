import { calls } from '@phila/contract/calls';
import { passportsAndPermits } from '@phila/contract/records';
import { Page, RecordCard } from '@phila/ui';

/** The biographical record holds the same numbers under other names. */
const refreshes = [calls.overview.myDetails, calls.details.biographicalDetails];

/** Seeds 1 §3, "Passport and permit". */
const PassportsAndPermitsPage = () => (
  <Page title="Passports and Permits" sentence="What you travel and work with, and until when it is valid.">
    <RecordCard type={passportsAndPermits} refreshes={refreshes} />
  </Page>
);

export default PassportsAndPermitsPage;
