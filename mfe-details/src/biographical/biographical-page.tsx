import { biographical } from '@phila/contract/records';
import { sectionProps } from '@phila/contract/remote';
import { useProfileName } from '@phila/platform';
import { Page, RecordCard } from '@phila/ui';
import { sections } from '../../remote.ts';

const { title, sentence, refreshes } = sectionProps(sections, 'biographical');

/** Biographical details, starting with the name from sign-up (specification: details). */
const BiographicalPage = () => {
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

export default BiographicalPage;
