import { calls } from '@phila/contract/calls';
import { ComparePage } from '../frame/compare-page.tsx';
import { FamilySuggestions } from './family-suggestions.tsx';
import { medicalAid } from './medical-aid.ts';

/** Plans of medical schemes (specification: wealth, "Comparing plans"). */
const CompareMedicalAidPage = () => (
  <ComparePage
    type={medicalAid}
    read={calls.plans.medicalAid}
    renderSuggestions={(props) => <FamilySuggestions {...props} />}
  />
);

export default CompareMedicalAidPage;
