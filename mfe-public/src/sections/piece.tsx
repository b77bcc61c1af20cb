import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import styles from './piece.module.css';

interface PieceProps {
  /** Wall painting on top, as for the service on the landing page. */
  picture: ReactNode;
  children: ReactNode;
}

/** A part of the product at a page's top, instead of beadwork. */
export const Piece = ({ picture, children }: PieceProps) => (
  <div className={classes('card clip', styles.piece)}>
    <div className={styles.picture}>{picture}</div>
    <div className={classes('stack gap-16', styles.content)}>{children}</div>
  </div>
);
