import { experience } from '@phila/contract/records/experience';
import { sectionProps } from '@phila/contract/remote';
import { Page, RecordScreen } from '@phila/ui';
import { sections } from '../../remote.ts';

const { title, sentence, why, refreshes } = sectionProps(sections, 'experience');

/** Specification: career, "Experience": what goes on is shown as 'Current'. */
const cells = {
  endDate: ({ currentRole }: { currentRole: boolean | null }) =>
    currentRole === true ? 'Current' : undefined,
};

const ExperiencePage = () => (
  <Page title={title} sentence={sentence}>
    <RecordScreen type={experience} cells={cells} why={why} refreshes={refreshes} />
  </Page>
);

export default ExperiencePage;
