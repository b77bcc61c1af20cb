import { classes } from '@phila/ui';
import styles from './figures.module.css';

interface FiguresProps {
  /** A figure with its unit, and the law or sum behind it. */
  figures: readonly { readonly figure: string; readonly title: string; readonly text: string }[];
}

/** Shows numbers large, to be remembered, each with its sentence. */
export const Figures = ({ figures }: FiguresProps) => (
  <ul className={classes('grid columns-3', styles.figures)}>
    {figures.map(({ figure, title, text }) => (
      <li key={figure} className={styles.one}>
        <h3>
          <span className={classes('block heavy figures', styles.figure)}>{figure}</span>
          <span className={classes('block bold above-4')}>{title}</span>
        </h3>
        <p className={classes('above-8 muted loose')}>{text}</p>
      </li>
    ))}
  </ul>
);
