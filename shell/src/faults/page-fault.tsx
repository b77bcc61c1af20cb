import { useFaults } from '@phila/platform/host';
import { classes, FaultPanel } from '@phila/ui';
import type { RegistryEntry } from '@phila/contract/remote';
import type { ReactNode } from 'react';
import { useShell } from '../shell-context.ts';
import { FaultCause } from './fault-cause.tsx';
import styles from './page-fault.module.css';

interface FaultPlaceProps {
  /** Title of the missing page. */
  title: string;
  onRetry: () => void;
  children?: ReactNode;
}

/** Replaces a page that can't be shown with its title, the fault and Retry. */
export const FaultPlace = ({ title, onRetry, children }: FaultPlaceProps) => (
  <div className={classes('full page-wide pad-32', styles.place)}>
    <h1 className={classes('below-24 title')}>{title}</h1>
    <FaultPanel area={title} onRetry={onRetry} />
    {children}
  </div>
);

interface PageFaultProps {
  remote: RegistryEntry;
  title: string;
}

/**
 * Replaces a page whose remote failed: names the page and offers Retry (specification: shell). Shows remote, version
 * and cause only to developers, because people don't know remotes.
 */
export const PageFault = ({ remote, title }: PageFaultProps) => {
  const { remotes } = useShell();
  const fault = useFaults()[remote.name];
  return (
    <FaultPlace title={title} onRetry={() => remotes.retry(remote.name)}>
      {fault && <FaultCause remote={remote} what={fault.kind} message={fault.message} />}
    </FaultPlace>
  );
};
