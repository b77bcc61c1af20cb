import { Button } from '../button/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import styles from './no-control.module.css';

/** For controls that come late: the fields around one that does not keep what was typed. */
export const noControl = {
  standIn: <Skeleton height={40} />,
  fault: (retry: () => void) => (
    <div role="alert" className={styles.fault}>
      <p>This field could not be loaded. Please check your connection.</p>
      <Button size="small" onClick={retry}>
        Retry
      </Button>
    </div>
  ),
};
