import { calls } from '@phila/contract/calls';
import { refreshReads } from '@phila/platform';
import { FaultPlace } from '../faults/page-fault.tsx';

/** Replaces a restricted page if the person's rights could not be read. */
export const RightsFault = ({ title }: { title: string }) => (
  <FaultPlace title={title} onRetry={() => refreshReads([calls.account.profileName])} />
);
