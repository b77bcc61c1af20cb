import { Motif } from '@phila/ui';
import styles from './linking.module.css';

/** While the organisation of the link is being asked for (specification: accounts). */
export const Linking = () => (
  <div className={styles.place}>
    <Motif variant="band" className={styles.band} />
    <h1 className={styles.text}>
      <output>Linking you to your organization</output>
    </h1>
  </div>
);
