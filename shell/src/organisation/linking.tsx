import { Motif } from '@phila/ui';
import styles from './linking.module.css';

/** While the organisation of the link is being asked for (seeds 1 §2.1). */
export const Linking = () => (
  <div className={styles.place} role="status">
    <Motif variant="band" className={styles.band} />
    <p className={styles.text}>Linking you to your organization</p>
  </div>
);
