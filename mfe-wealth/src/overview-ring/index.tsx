import { overviewParts } from '@phila/platform';
import { ProfileRing, useCompletions, type Completion } from '@phila/ui';
import { useMemo } from 'react';

/** Specification: wealth, "wealthAverage": the mean of the six, known once all of them are. */
const averageOf = (completions: readonly Completion[]): Completion => {
  if (completions.includes(undefined)) return undefined;
  const known = completions.filter((one) => typeof one === 'number');
  return known.length < completions.length
    ? null
    : known.reduce((total, one) => total + one, 0) / Math.max(1, known.length);
};

/** How complete the whole of My Wealth is, on its overview (specification: shell). */
const OverviewRing = () => {
  const parts = useMemo(() => overviewParts('/wealth'), []);
  return <ProfileRing percentage={averageOf(useCompletions(parts))} />;
};

export default OverviewRing;
