import { Button, classes, Icon } from '@phila/ui';
import styles from './override-banner.module.css';

/** Remotes that a developer pointed at another build, and the way back. */
export interface Overrides {
  remotes: readonly string[];
  /** Why the developer's build cannot be used: these are the released ones then. */
  refusal?: string;
  stop: () => void;
}

/** Said for as long as it lasts: what is shown here is not what everyone else sees. */
const OverrideBanner = ({ remotes, refusal, stop }: Overrides) => (
  <section
    aria-label="Developer override"
    className={classes('row middle gap-12 pad-y-6 pad-x-16 small', styles.banner)}
  >
    <Icon name="warning" size={18} />
    <p className={classes('lines-14')}>
      {refusal === undefined ? 'You are seeing your own build of ' : 'You asked for your own build of '}
      <strong>{remotes.join(', ')}</strong>
      {refusal === undefined
        ? '. No one else does.'
        : `, which cannot be used, so this is the released one. ${refusal}`}
    </p>
    <Button type="inherit" size="small" onClick={stop}>
      Stop
    </Button>
  </section>
);
export default OverrideBanner;
