import { classes } from '@phila/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** One sentence of what the page is for. */
  sentence?: ReactNode;
  children: ReactNode;
  /** The ways out below a line: another page for another need. */
  foot?: ReactNode;
  /** Sign-up has more to ask, in two columns. */
  wide?: boolean;
}

/**
 * Takes out the HTML that the page came with, once the page itself is drawn. On the public site the shell does that with
 * the code of its layout; the layout of these pages is in the first script, which has no room for it.
 */
const useEndOfFragment = (): void =>
  useLayoutEffect(() => document.querySelector('#outlet > [data-fragment]')?.remove(), []);

/** What the authentication pages have in common, in the middle of the shell's centred layout. */
export const Panel = ({ title, sentence, children, foot, wide = false }: PanelProps) => {
  useEndOfFragment();
  return (
    <section className={wide ? `${styles.panel} ${styles.wide}` : styles.panel} aria-labelledby="panel-title">
      {/* What follows the heading itself, such as a fault, stands as far below it as below a sentence. */}
      <h1
        id="panel-title"
        className={classes(sentence === undefined ? 'below-24 title' : 'below-8 title', styles.title)}
      >
        {title}
      </h1>
      {sentence !== undefined && <p className={classes('below-24 muted', styles.sentence)}>{sentence}</p>}
      {children}
      {foot !== undefined && (
        <div className={classes('grid gap-8 above-24 rule-above small lines-15', styles.foot)}>{foot}</div>
      )}
    </section>
  );
};
