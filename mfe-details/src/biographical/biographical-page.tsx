import { calls } from '@phila/contract/calls';
import { biographical } from '@phila/contract/records';
import { useProfileName } from '@phila/platform';
import { Page, RecordCard } from '@phila/ui';

/** The header greets by first name; the overview counts what is filled in; passports and permits are of the same values. */
const refreshes = [
  calls.account.profileName,
  calls.overview.myDetails,
  calls.details.passportAndPermitDetails,
];

/** Seeds 1 §2.9. The name that was given at sign-up stands in the form already. */
const BiographicalPage = () => {
  const { firstName = '', lastName = '' } = useProfileName() ?? {};
  return (
    <Page title="Biographical" sentence="Who you are: your name, your identity and a few things about you.">
      <RecordCard
        type={biographical}
        suggested={{ firstName, lastName }}
        failure="Something went wrong"
        refreshes={refreshes}
      />
    </Page>
  );
};

export default BiographicalPage;
