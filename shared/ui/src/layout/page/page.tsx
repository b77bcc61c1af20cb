import { type ReactNode, useState } from 'react';
import { MainActionPlace } from './main-action.tsx';
import styles from './page.module.css';

interface PageProps {
  /** The title; wrap a number with hyphens in a span that does not break. */
  title: ReactNode;
  /** Says in a sentence what people do on the page. */
  sentence?: ReactNode;
  /** Drawn beside the heading; for the one main action use a `MainAction`, anywhere in the page. */
  action?: ReactNode;
  children: ReactNode;
  /**
   * `reading` keeps lines short, for forms and texts; `wide` uses the full 1200 pixels; `panel` is a page of the
   * centred layout, such as the sign-in page.
   */
  width?: 'reading' | 'wide' | 'panel';
}

/** Frames a page: title, a sentence, one main action, and the content below. */
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
