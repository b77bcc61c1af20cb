import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: string;
  /** One sentence of what the page is for. */
  sentence?: ReactNode;
  /** The one main action of the page. */
  action?: ReactNode;
  children: ReactNode;
  /** `reading` keeps lines short for forms and texts; `wide` is the full 1200. */
  width?: 'reading' | 'wide';
}

/** A page's frame: its title, one sentence, one main action, and what it is about below. */
export const Page = ({ title, sentence, action, children, width = 'wide' }: PageProps) => (
  <article className={`${styles.page} ${styles[width]}`}>
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {sentence !== undefined && <p className={styles.sentence}>{sentence}</p>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </header>
    {children}
  </article>
);
