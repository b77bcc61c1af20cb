import { biographical } from '@phila/contract/records';
import { sectionProps } from '@phila/contract/remote';
import { useProfileName } from '@phila/platform';
import { Page, RecordCard } from '@phila/ui';
import { useState } from 'react';
import { sections } from '../../remote.ts';

const { title, refreshes } = sectionProps(sections, 'biographical');

const BiographicalPage = () => {
  const [sentence] = useState('Hooked sentence');
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
