import { useFaults } from '@phila/platform/host';
import { classes, FaultPanel } from '@phila/ui';
import type { RegistryEntry } from '@phila/contract/remote';
import { useShell } from '../shell-context.ts';
import { FaultCause } from './fault-cause.tsx';
import styles from './page-fault.module.css';

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
    <div className={classes('full page-wide pad-32', styles.place)}>
      <h1 className={classes('below-24 title')}>{title}</h1>
      <FaultPanel area={remote.declaration.title} onRetry={() => remotes.retry(remote.name)} />
      {fault && <FaultCause remote={remote} what={fault.kind} message={fault.message} />}
    </div>
  );
};
