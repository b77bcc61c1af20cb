import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import { Beadwork } from './beadwork.tsx';
import styles from './opening.module.css';

type OpeningProps = {
  /** The part of the site that the page belongs to, in a word or two. */
  area: string;
  title: string;
  /** What the page is about, in the one or two sentences that a person would tell another. */
  lead: ReactNode;
  /** The next step: one main action, and at most one other. */
  actions: ReactNode;
} & (
  | {
      /** The left half of its beadwork. */
      picture: string;
    }
  | {
      /** A piece of the product that can be tried, with the service's own wall painting (`Piece`). */
      piece: ReactNode;
    }
);

/** How a page begins: what it is about, what one can do, and its picture or a piece of the product. */
export const Opening = ({ area, title, lead, actions, ...beside }: OpeningProps) => (
  <header className={styles.opening}>
    <div
      className={classes(
        'grid page-wide',
        'piece' in beside ? `${styles.inner} ${styles.withPiece}` : styles.inner,
      )}
    >
      <div className={styles.words}>
        <p className={classes('below-8 small bold action', styles.area)}>{area}</p>
        <h1 className={classes('below-16 heavy balance', styles.title)}>{title}</h1>
        <p className={classes('below-24', styles.lead)}>{lead}</p>
        <p className={classes('flex wrap gap-12', styles.actions)}>{actions}</p>
      </div>
      {'piece' in beside ? (
        beside.piece
      ) : (
        <div className={styles.picture}>
          <Beadwork pattern={beside.picture} />
        </div>
      )}
    </div>
  </header>
);
