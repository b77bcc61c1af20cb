import { useFaults } from '@phila/platform/host';
import { classes, FaultPanel } from '@phila/ui';
import type { RegistryEntry } from '@phila/contract/remote';
import type { ReactNode } from 'react';
import { useShell } from '../shell-context.ts';
import { FaultCause } from './fault-cause.tsx';
import styles from './page-fault.module.css';

interface FaultPlaceProps {
  /** The title of the missing page. */
  title: string;
  onRetry: () => void;
  children?: ReactNode;
}

/** Replaces a page that cannot be shown: its title, the failure, and another try. */
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
 * In the place of a page whose remote cannot be shown: names the page, and asks for the remote again (specification:
 * shell). Which remote a page belongs to is said to a developer only, with its version and the cause: to a person,
 * Settings is no part of My Details.
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
