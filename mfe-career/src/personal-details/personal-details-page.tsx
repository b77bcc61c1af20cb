import { biographical } from '@phila/contract/records/biographical';
import { sectionProps } from '@phila/contract/remote';
import { useProfileName } from '@phila/platform';
import { Page, RecordCard } from '@phila/ui';
import { sections } from '../../remote.ts';

const { title, sentence, refreshes } = sectionProps(sections, 'personal-details');

/** Renames 'Biographical' to the page's own word, also in buttons and the dialog. */
const personal = { ...biographical, title: 'Personal' };

/** The personal details of My Details, for a CV (specification: career). */
const PersonalDetailsPage = () => {
  const { firstName = '', lastName = '' } = useProfileName() ?? {};
  return (
    <Page title={title} sentence={sentence}>
      <RecordCard
        type={personal}
        suggested={{ firstName, lastName }}
        failure="Something went wrong"
        refreshes={refreshes}
      />
    </Page>
  );
};

export default PersonalDetailsPage;
