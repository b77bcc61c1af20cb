import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './media.module.css';

interface ReleaseFrameProps {
  title: string;
  /** What the release says in a sentence. */
  summary?: string | undefined;
  children: ReactNode;
}

/** How a release begins: where it belongs, its heading, and what it says in a sentence. */
export const ReleaseFrame = ({ title, summary, children }: ReleaseFrameProps) => (
  <article className={classes('text', styles.release)}>
    <header className={classes('below-20')}>
      <p className={classes('below-16 small bold', styles.onScreen)}>
        <Link to="/media-releases">All media releases</Link>
      </p>
      <h1 className={classes('heavy balance', styles.title)}>{title}</h1>
      {summary !== undefined && <p className={classes('above-12 muted', styles.lead)}>{summary}</p>}
    </header>
    {children}
  </article>
);
