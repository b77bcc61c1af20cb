import { Icon } from '@phila/ui';
import styles from './override-banner.module.css';

/** Remotes that a developer pointed at another build, and the way back. */
export interface Overrides {
  remotes: readonly string[];
  stop: () => void;
}

/** Said for as long as it lasts: what is shown here is not what everyone else sees. */
export const OverrideBanner = ({ remotes, stop }: Overrides) => (
  <section aria-label="Developer override" className={styles.banner}>
    <Icon name="warning" size={18} />
    <p className={styles.text}>
      You are seeing your own build of <strong>{remotes.join(', ')}</strong>. Nobody else does.
    </p>
    <button type="button" className={styles.stop} onClick={stop}>
      Stop
    </button>
  </section>
);
