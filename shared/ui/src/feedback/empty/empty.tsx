import type { ReactNode } from 'react';
import { Motif } from '../../layout/motif/index.ts';
import styles from './empty.module.css';

interface EmptyProps {
  /** Names the missing content: "No biographical details yet". */
  title: string;
  /** Says in a sentence why to add it. */
  children?: ReactNode;
  /** A button, named by a verb: "Add your details". */
  action?: ReactNode;
  /** Small and without the band, for a card among others. */
  inCard?: boolean;
}

/** Replaces missing content: a painted band, a sentence and an action. */
export const Empty = ({ title, children, action, inCard = false }: EmptyProps) => (
  <div className={inCard ? `${styles.empty} ${styles.small}` : styles.empty}>
    {!inCard && <Motif variant="band" className={styles.band} />}
    <p className={styles.title}>{title}</p>
    {children !== undefined && <div className={styles.sentence}>{children}</div>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
