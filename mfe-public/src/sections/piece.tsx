import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import styles from './piece.module.css';

interface PieceProps {
  /** The wall painting above it, as the landing page has it of the same service. */
  picture: ReactNode;
  children: ReactNode;
}

/** A piece of the product in the opening of a page, in place of its beadwork. */
export const Piece = ({ picture, children }: PieceProps) => (
  <div className={classes('card clip', styles.piece)}>
    <div className={styles.picture}>{picture}</div>
    <div className={classes('stack gap-16', styles.content)}>{children}</div>
  </div>
);
