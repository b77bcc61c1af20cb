import { biographical } from '@phila/contract/records/biographical';
import { sectionProps } from '@phila/contract/remote';
import { useProfileName } from '@phila/platform';
import { Page, RecordCard } from '@phila/ui';
import { sections } from '../../remote.ts';

const { title, sentence, refreshes } = sectionProps(sections, 'personal-details');

/** Called here what the page calls it, in the buttons and the dialog as well: who is in My Career edits nothing 'Biographical'. */
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
