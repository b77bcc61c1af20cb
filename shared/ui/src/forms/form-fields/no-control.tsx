import { Button } from '../../controls/button/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import styles from './no-control.module.css';

/** Replaces a control that loads late, or failed to load, so that other fields keep their entries. */
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
