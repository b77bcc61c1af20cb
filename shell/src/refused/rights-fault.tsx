import { calls } from '@phila/contract/calls';
import { refreshReads } from '@phila/platform';
import { FaultPlace } from '../faults/page-fault.tsx';

/** In the place of a page for some people only, where the service could not say what this one may do. */
export const RightsFault = ({ title }: { title: string }) => (
  <FaultPlace title={title} onRetry={() => refreshReads([calls.account.profileName])} />
);
