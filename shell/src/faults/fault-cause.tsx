import { classes } from '@phila/ui';
import type { RegistryEntry } from '@phila/contract/remote';
import { useShell } from '../shell-context.ts';
import styles from './fault-cause.module.css';

/** Not defined in tests. */
const isDevelopmentBuild = typeof DEVELOPMENT !== 'undefined' && DEVELOPMENT;

interface FaultCauseProps {
  remote: Pick<RegistryEntry, 'name' | 'version'>;
  /** The failed part: `load`, `render`, or the module of a widget or dialog (`./cart-icon`). */
  what: string;
  message: string;
}

/**
 * Tells a developer, in a development build or with their own build on a running site, which release of which remote
 * failed, and why. Shows nothing to everyone else.
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
