import { calls } from '@phila/contract/calls';
import { ProfileRing } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';

/** Overall completeness of My Career, for its overview (specification: shell, career). */
const OverviewRing = () => {
  const { data, isError } = useQuery(calls.overview.careerStrength.query({}));
  return <ProfileRing percentage={isError && data === undefined ? null : data?.careerAverage} />;
};

export default OverviewRing;
