import { overviewParts } from '@phila/platform';
import { ProfileRing, useCompletions, type Completion } from '@phila/ui';
import { useMemo } from 'react';

/** Mean of the six parts, once all are known (specification: wealth, "wealthAverage"). */
const averageOf = (completions: readonly Completion[]): Completion => {
  if (completions.includes(undefined)) return undefined;
  const known = completions.filter((one) => typeof one === 'number');
  return known.length < completions.length
    ? null
    : known.reduce((total, one) => total + one, 0) / Math.max(1, known.length);
};

/** Overall completeness of My Wealth, for its overview (specification: shell). */
const OverviewRing = () => {
  const parts = useMemo(() => overviewParts('/wealth'), []);
  return <ProfileRing percentage={averageOf(useCompletions(parts))} />;
};

export default OverviewRing;
