import { calls } from '@phila/contract/calls';
import { useRead } from '@phila/platform';
import { ComparePage } from '../frame/compare-page.tsx';
import { FamilySuggestions } from './family-suggestions.tsx';
import { medicalAid } from './medical-aid.ts';

const usePlans = (year: number | null) =>
  useRead(calls.plans.medicalAid, { query: year === null ? {} : { Year: year } });

/** Plans of medical schemes (specification: wealth, "Comparing plans"). */
const CompareMedicalAidPage = () => (
  <ComparePage
    type={medicalAid}
    usePlans={usePlans}
    renderSuggestions={(props) => <FamilySuggestions {...props} />}
  />
);

export default CompareMedicalAidPage;
