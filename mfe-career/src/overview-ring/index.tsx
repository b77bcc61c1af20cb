import { calls } from '@phila/contract/calls';
import { useRead } from '@phila/platform';
import { ProfileRing } from '@phila/ui';

/** How complete the whole of My Career is, on its overview (specification: shell, career). */
const OverviewRing = () => {
  const { data, isError } = useRead(calls.overview.careerStrength, {});
  return <ProfileRing percentage={isError && data === undefined ? null : data?.careerAverage} />;
};

export default OverviewRing;
