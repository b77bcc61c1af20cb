import { useProfileName } from '@phila/platform';
import { Page } from '@phila/ui';
import declaration from '../../remote.ts';

const { title } = declaration;

/** The first page of this area. */
const OverviewPage = () => {
  const person = useProfileName();
  return (
    <Page title={title} sentence="This is the start of a new area of Phila.">
      <p>{person ? `${person.firstName}, you are in ${title}.` : `You are in ${title}.`}</p>
    </Page>
  );
};

export default OverviewPage;
