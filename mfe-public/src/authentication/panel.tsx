import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
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

/** What the authentication pages have in common, in the middle of the shell's centred layout. */
export const Panel = ({ title, sentence, children, foot, wide = false }: PanelProps) => (
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
