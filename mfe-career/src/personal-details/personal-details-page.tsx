import { biographical } from '@phila/contract/records/biographical';
import { sectionProps } from '@phila/contract/remote';
import { useProfileName } from '@phila/platform';
import { Page, RecordCard } from '@phila/ui';
import { sections } from '../../remote.ts';

const { title, sentence, refreshes } = sectionProps(sections, 'personal-details');

/** The personal details of My Details, for a CV (specification: career). */
const PersonalDetailsPage = () => {
  const { firstName = '', lastName = '' } = useProfileName() ?? {};
  return (
    <Page title={title} sentence={sentence}>
      <RecordCard
        type={biographical}
        suggested={{ firstName, lastName }}
        failure="Something went wrong"
        refreshes={refreshes}
      />
    </Page>
  );
};

export default PersonalDetailsPage;
