import { classes } from '@phila/ui';
import type { RefObject } from 'react';
import type { Answer } from './answer.ts';
import { figureText } from './figure.ts';
import { useIsAbove } from './use-is-above.ts';
import styles from './frame.module.css';

interface ResultLineProps {
  answer: Answer;
  /** True if the current entry is invalid and this is the last answer. */
  isOld: boolean;
  /** The answer's card; the line shows once it is scrolled away. */
  card: RefObject<HTMLElement | null>;
}

/**
 * Repeats the answer in one line at the top of the window while a long form is filled in. Hidden from screen readers,
 * because they have the card.
 */
export const ResultLine = ({ answer: { main }, isOld, card }: ResultLineProps) => {
  const isShown = useIsAbove(card);
  return (
    <div
      className={styles.lineRoom}
      aria-hidden="true"
      data-shown={(isShown && main.value !== null) || undefined}
    >
      <p className={classes('chrome', styles.line)}>
        <span className={styles.lineLabel}>{isOld ? 'Your last answer' : main.label}</span>
        <span className={classes('figures nowrap', styles.lineFigure)}>
          {figureText(main.value, main.unit)}
        </span>
      </p>
    </div>
  );
};
