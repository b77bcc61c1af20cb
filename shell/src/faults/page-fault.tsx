import { useFaults } from '@phila/platform/host';
import { FaultPanel } from '@phila/ui';
import type { RegistryEntry } from '@phila/contract/remote';
import { useShell } from '../layouts/shell-context.ts';
import styles from './page-fault.module.css';

interface PageFaultProps {
  remote: RegistryEntry;
  title: string;
  /** A developer looks: under a development build, or with a remote of their own. */
  isDevelopment: boolean;
}

/**
 * In the place of a remote that cannot be shown: names it, and asks for it again (specification: shell). To a developer it says
 * the remote, its version and the cause.
 */
export const PageFault = ({ remote, title, isDevelopment }: PageFaultProps) => {
  const { remotes } = useShell();
  const fault = useFaults()[remote.name];
  return (
    <div className={styles.place}>
      <h1 className={styles.title}>{title}</h1>
      <FaultPanel area={remote.declaration.title} onRetry={() => remotes.retry(remote.name)} />
      {isDevelopment && fault && (
        <pre className={styles.cause}>
          {remote.name} {remote.version}, {fault.kind}: {fault.message}
        </pre>
      )}
    </div>
  );
};
