import { calls } from '@phila/contract/calls';
import { ProfileRing } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';

/** How complete the whole of My Career is, on its overview (specification: shell, career). */
const OverviewRing = () => {
  const { data, isError } = useQuery(calls.overview.careerStrength.query({}));
  return <ProfileRing percentage={isError && data === undefined ? null : data?.careerAverage} />;
};

export default OverviewRing;
