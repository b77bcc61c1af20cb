import { overviewParts } from '@phila/platform';
import { averageCompletion, ProfileRing, useCompletions } from '@phila/ui';
import { useMemo } from 'react';

/** Mean of the six parts, beside the overview (specification: wealth, "wealthAverage"). */
const OverviewRing = () => {
  const parts = useMemo(() => overviewParts('/wealth'), []);
  return <ProfileRing percentage={averageCompletion(useCompletions(parts))} />;
};

export default OverviewRing;
