import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import { Beadwork } from './beadwork.tsx';
import styles from './opening.module.css';

type OpeningProps = {
  /** Area of the site, in a word or two. */
  area: string;
  title: string;
  /** Subject of the page, in one or two plain sentences. */
  lead: ReactNode;
  /** The next step: one main action, at most one other. */
  actions: ReactNode;
} & (
  | {
      /** Left half of the beadwork. */
      picture: string;
    }
  | {
      /** A part of the product to try, below its service's wall painting (`Piece`). */
      piece: ReactNode;
    }
);

/** Opens a page: its subject, its actions, and a picture or part of the product. */
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
