import { Icon } from '@phila/ui';
import styles from './override-banner.module.css';

/** Remotes that a developer pointed at another build, and the way back. */
export interface Overrides {
  remotes: readonly string[];
  /** No build answered where the developer said, so these are the released ones. */
  isReleased?: boolean;
  stop: () => void;
}

/** Said for as long as it lasts: what is shown here is not what everyone else sees. */
export const OverrideBanner = ({ remotes, isReleased = false, stop }: Overrides) => (
  <section aria-label="Developer override" className={styles.banner}>
    <Icon name="warning" size={18} />
    <p className={styles.text}>
      {isReleased ? 'You asked for your own build of ' : 'You are seeing your own build of '}
      <strong>{remotes.join(', ')}</strong>
      {isReleased ? ', which does not answer: this is the released one.' : '. Nobody else does.'}
    </p>
    <button type="button" className={styles.stop} onClick={stop}>
      Stop
    </button>
  </section>
);
