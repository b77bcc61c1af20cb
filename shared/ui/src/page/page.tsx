import { type ReactNode, useState } from 'react';
import { MainActionPlace } from './main-action.tsx';
import styles from './page.module.css';

interface PageProps {
  /** A number that is written with hyphens goes into a span of its own that is not wrapped. */
  title: ReactNode;
  /** One sentence of what the page is for. */
  sentence?: ReactNode;
  /** What else stands beside the heading; the one main action is a `MainAction`, anywhere in the page. */
  action?: ReactNode;
  children: ReactNode;
  /**
   * `reading` keeps lines short for forms and texts; `wide` is the full 1200. `panel` is a page of the centred layout,
   * which looks as the sign-in page does.
   */
  width?: 'reading' | 'wide' | 'panel';
}

/** A page's frame: its title, one sentence, one main action, and what it is about below. */
export const Page = ({ title, sentence, action, children, width = 'wide' }: PageProps) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <MainActionPlace value={place}>
      <article className={`${styles.page} ${styles[width]}`}>
        <header className={styles.head}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            {sentence !== undefined && <p className={styles.sentence}>{sentence}</p>}
          </div>
          <div className={styles.action} ref={setPlace}>
            {action}
          </div>
        </header>
        {children}
      </article>
    </MainActionPlace>
  );
};
