import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './media.module.css';

interface ReleaseFrameProps {
  title: string;
  /** The release in a sentence. */
  summary?: string | undefined;
  children: ReactNode;
}

/** Head of a release: its section, heading and summary. */
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
