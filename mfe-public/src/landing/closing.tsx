import { Motif, classes } from '@phila/ui';
import band from './band.module.css';
import styles from './closing.module.css';
import { OrganisationEntry } from './organisation-entry.tsx';
import { Trust } from './trust.tsx';

/** Ends the page on a painted wall: the way in for an employee, and what becomes of what a person enters. */
export const Closing = () => (
  <div className={classes('clip relative', styles.closing)}>
    <Motif variant="panel" tone="chrome" className={styles.wall} />
    <div className={`${band.inner} ${styles.inner}`}>
      <OrganisationEntry />
      <Trust />
    </div>
  </div>
);
