import { medicalAidDependants } from '@phila/contract/records/medical-aid-dependants';
import { sectionProps } from '@phila/contract/remote';
import { Page, RecordScreen } from '@phila/ui';
import { sections } from '../../remote.ts';

const { title, sentence, ...props } = sectionProps(sections, 'medical-aid-dependants');

/** Specification: wealth, "Medical aid dependant"; it prescribes the button's words. */
const MedicalAidDependantsPage = () => (
  <Page title={title} sentence={sentence}>
    <RecordScreen type={medicalAidDependants} add="Add Dependant" {...props} />
  </Page>
);

export default MedicalAidDependantsPage;
