import { classes, Motif } from '@phila/ui';
import styles from './linking.module.css';

/** Shown while the link's organisation is being read (specification: accounts). */
export const Linking = () => (
  <div className={classes('grid justify-centre gap-24 pad-32 in-middle', styles.place)}>
    <Motif variant="band" className={styles.band} />
    <h1 className={classes('large strong lines-14')}>
      <output>Linking you to your organization</output>
    </h1>
  </div>
);
