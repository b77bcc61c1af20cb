import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ComparePage } from '../frame/compare-page.tsx';
import { FamilySuggestions } from './family-suggestions.tsx';
import { medicalAidWith } from './medical-aid.ts';

const { read, save } = calls.plans.keptMedicalAid;

/** Medical scheme plans (specification: wealth, "Comparing plans"). */
const CompareMedicalAidPage = () => {
  const { data: taxYears } = useQuery(calls.wealth.taxYears.query({}, { staleTime: Infinity }));
  const medicalAid = useMemo(() => medicalAidWith(taxYears ?? []), [taxYears]);
  return (
    <ComparePage
      type={medicalAid}
      read={calls.plans.medicalAid}
      keep={{
        read,
        save: ({ entry, pinned, year }) => send(save, { body: { entry, pinned: [...pinned], year } }),
      }}
      renderSuggestions={(props) => <FamilySuggestions {...props} />}
    />
  );
};

export default CompareMedicalAidPage;
