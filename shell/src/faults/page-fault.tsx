import { useFaults } from '@phila/platform/host';
import { classes, FaultPanel } from '@phila/ui';
import type { RegistryEntry } from '@phila/contract/remote';
import type { ReactNode } from 'react';
import { useShell } from '../shell-context.ts';
import { FaultCause } from './fault-cause.tsx';
import styles from './page-fault.module.css';

interface FaultPlaceProps {
  /** Of the page that is not there. */
  title: string;
  /** What failed; default: the page. */
  area?: string;
  onRetry: () => void;
  children?: ReactNode;
}

/** In the place of a page that cannot be shown: its title, what failed, and another try. */
export const FaultPlace = ({ title, area = title, onRetry, children }: FaultPlaceProps) => (
  <div className={classes('full page-wide pad-32', styles.place)}>
    <h1 className={classes('below-24 title')}>{title}</h1>
    <FaultPanel area={area} onRetry={onRetry} />
    {children}
  </div>
);

interface PageFaultProps {
  remote: RegistryEntry;
  title: string;
}

/**
 * In the place of a remote that cannot be shown: names it, and asks for it again (specification: shell). To a developer it says
 * the remote, its version and the cause.
 */
export const PageFault = ({ remote, title }: PageFaultProps) => {
  const { remotes } = useShell();
  const fault = useFaults()[remote.name];
  return (
    <FaultPlace title={title} area={remote.declaration.title} onRetry={() => remotes.retry(remote.name)}>
      {fault && <FaultCause remote={remote} what={fault.kind} message={fault.message} />}
    </FaultPlace>
  );
};
