import { calls } from '@phila/contract/calls';
import { nextOfKin } from '@phila/contract/records';
import { Page, RecordScreen } from '@phila/ui';

const refreshes = [calls.overview.myDetails];

/** Seeds 1 §2.11, §3, "Next of kin". */
const NextOfKinPage = () => (
  <Page title="Next of Kin" sentence="The people to call when something happens to you.">
    <RecordScreen
      type={nextOfKin}
      why="Add the people to call when something happens to you."
      refreshes={refreshes}
    />
  </Page>
);

export default NextOfKinPage;
