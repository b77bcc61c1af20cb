import { classes } from '@phila/ui';
import type { RegistryEntry } from '@phila/contract/remote';
import { useShell } from '../shell-context.ts';
import styles from './fault-cause.module.css';

/** Undefined in tests. */
const isDevelopmentBuild = typeof DEVELOPMENT !== 'undefined' && DEVELOPMENT;

interface FaultCauseProps {
  remote: Pick<RegistryEntry, 'name' | 'version'>;
  /** Failed part: `load`, `render`, or the module of a widget or dialog (`./cart-icon`). */
  what: string;
  message: string;
}

/**
 * Names the failed release and the cause to a developer, in a development build or with their own build on a running
 * site; nothing for others.
 */
export const FaultCause = ({ remote, what, message }: FaultCauseProps) => {
  const { overridden } = useShell();
  if (!isDevelopmentBuild && !overridden.includes(remote.name)) return null;
  return (
    <pre className={classes('small muted', styles.cause)}>
      {remote.name} {remote.version}, {what}: {message}
    </pre>
  );
};
