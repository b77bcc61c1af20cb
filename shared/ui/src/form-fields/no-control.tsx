import { Button } from '../button/index.ts';
import type { StandInProps } from '../late-part/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import styles from './no-control.module.css';

/** In the place of a control whose code comes, or did not: the fields around it keep what was typed. */
export const NoControl = ({ failed, retry }: StandInProps) =>
  failed ? (
    <div role="alert" className={styles.fault}>
      <p>This field could not be loaded. Please check your connection.</p>
      <Button size="small" onClick={retry}>
        Retry
      </Button>
    </div>
  ) : (
    <Skeleton height={40} />
  );
