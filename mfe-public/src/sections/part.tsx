import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import styles from './part.module.css';

interface PartProps {
  /** Anchor: `/contactUs#values`. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** `raised` has a card's background; `beside` puts heading and content side by side if they fit. */
  look?: 'plain' | 'raised' | 'beside' | 'raised-beside';
  children: ReactNode;
}

/** Part of a page: full width, with its content at most 1200 px wide. */
export const Part = ({ id, title, lead, look = 'plain', children }: PartProps) => (
  <section
    id={id}
    className={look.startsWith('raised') ? `${styles.part} ${styles.raised}` : styles.part}
    aria-labelledby={`${id}-title`}
  >
    <div
      className={classes(
        'page-wide',
        look.endsWith('beside') ? `${styles.inner} ${styles.beside}` : styles.inner,
      )}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={classes('title balance', styles.title)}>
          {title}
        </h2>
        {lead !== undefined && <p className={classes('above-8 muted loose', styles.lead)}>{lead}</p>}
      </div>
      <div>{children}</div>
    </div>
  </section>
);
