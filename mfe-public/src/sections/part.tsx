import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import styles from './part.module.css';

interface PartProps {
  /** The anchor: `/contactUs#values`. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** `raised` stands on the ground of cards; `beside` has heading and content side by side where there is room. */
  look?: 'plain' | 'raised' | 'beside' | 'raised-beside';
  children: ReactNode;
}

/** A part of a page with its heading, as wide as the site, its content at most 1200. */
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
