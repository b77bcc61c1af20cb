import { FaultPanel } from '@phila/ui';
import type { RegistryEntry } from '@phila/contract/remote';
import { useShell } from '../layouts/shell-context.ts';
import styles from './page-fault.module.css';

/** In the place of a remote that cannot be shown: names it, and asks for it again (seeds 1 §8). */
export const PageFault = ({ remote, title }: { remote: RegistryEntry; title: string }) => {
  const { remotes } = useShell();
  return (
    <div className={styles.place}>
      <h1 className={styles.title}>{title}</h1>
      <FaultPanel area={remote.declaration.title} onRetry={() => remotes.retry(remote.name)} />
    </div>
  );
};
