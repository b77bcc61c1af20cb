import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import styles from './points.module.css';

export interface Point {
  readonly title: string;
  readonly text: ReactNode;
}

/** Things to know, each with a bold title; `numbered` for steps. */
export const Points = ({ points, numbered = false }: { points: readonly Point[]; numbered?: boolean }) => {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={classes('grid', styles.points)} data-numbered={numbered || undefined}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <h3 className={classes('below-4 bold', styles.title)}>{title}</h3>
          <p className={classes('muted loose', styles.text)}>{text}</p>
        </li>
      ))}
    </List>
  );
};
