import type { ReactNode } from 'react';
import { FaultPanel } from '../fault-panel/index.ts';
import type { StandInProps } from './late-part.tsx';

/**
 * What stands for a part whose code comes late (`latePart`): the shape of what comes, or nothing for what opens over the
 * page; and where the code does not come, that the part cannot be shown, with Retry.
 * @param area the part as a person calls it: "Redemptions"
 */
export const standIn = (area: string, waiting: ReactNode = null) => {
  const StandIn = ({ failed, retry }: StandInProps) =>
    failed ? <FaultPanel area={area} onRetry={retry} /> : waiting;
  return StandIn;
};
