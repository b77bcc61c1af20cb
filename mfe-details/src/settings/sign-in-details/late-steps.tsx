import { FaultPanel, latePart, Skeleton } from '@phila/ui';
import type { AskChangeProps } from './ask-change.tsx';
import type { EnterCodesProps } from './enter-codes.tsx';

interface Waiting {
  failed: boolean;
  retry: () => void;
}

const Step = ({ failed, retry }: Waiting) =>
  failed ? <FaultPanel area="The form" onRetry={retry} /> : <Skeleton height={160} />;

const steps = () => import(/* webpackChunkName: "sign-in-change" */ './change-steps.ts');

export const AskChange = latePart<AskChangeProps>(async () => (await steps()).AskChange, Step);
export const EnterCodes = latePart<EnterCodesProps>(async () => (await steps()).EnterCodes, Step);
