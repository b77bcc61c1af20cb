import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** Purpose of the page, in a sentence. */
  sentence?: ReactNode;
  children: ReactNode;
  /** Links to other pages, below a line. */
  foot?: ReactNode;
  /** Two columns, for sign-up's many fields. */
  wide?: boolean;
}

/** Frame of the authentication pages, centred by the shell's layout. */
export const Panel = ({ title, sentence, children, foot, wide = false }: PanelProps) => {
  return (
    <section className={wide ? `${styles.panel} ${styles.wide}` : styles.panel} aria-labelledby="panel-title">
      {/* Keeps one distance below the heading, with or without a sentence. */}
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
