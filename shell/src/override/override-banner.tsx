import { Button, classes, Icon } from '@phila/ui';
import styles from './override-banner.module.css';

/** Remotes replaced by a developer's build, with a way to stop. */
export interface Overrides {
  remotes: readonly string[];
  /** Reason why the developer's build can't be used; the released one runs then. */
  refusal?: string;
  stop: () => void;
}

/** Banner shown throughout, as this page differs from everyone else's. */
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
