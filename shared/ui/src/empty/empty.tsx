import type { ReactNode } from 'react';
import { Motif } from '../motif/index.ts';
import styles from './empty.module.css';

interface EmptyProps {
  /** What is not there: "No biographical details yet". */
  title: string;
  /** One sentence of what it is good for. */
  children?: ReactNode;
  /** A verb: "Add your details". */
  action?: ReactNode;
  /** Small and without the band, for one card of several. */
  inCard?: boolean;
}

/** The state before there is anything: a painted band, a sentence and what to do about it. */
export const Empty = ({ title, children, action, inCard = false }: EmptyProps) => (
  <div className={inCard ? `${styles.empty} ${styles.small}` : styles.empty}>
    {!inCard && <Motif variant="band" className={styles.band} />}
    <p className={styles.title}>{title}</p>
    {children !== undefined && <div className={styles.sentence}>{children}</div>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
