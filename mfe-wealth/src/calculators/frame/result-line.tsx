import { classes } from '@phila/ui';
import type { RefObject } from 'react';
import type { Answer } from './answer.ts';
import { figureText } from './figure.ts';
import { useIsAbove } from './use-is-above.ts';
import styles from './frame.module.css';

interface ResultLineProps {
  answer: Answer;
  /** What is entered now cannot be calculated: this is the last answer that there was. */
  isOld: boolean;
  /** The card of the answer: the line stands in for it once it is scrolled away. */
  card: RefObject<HTMLElement | null>;
}

/**
 * The answer in one line at the top of the window, beside the part of a long form that a person fills in. The card says
 * the same to screen readers, wherever the page is scrolled to.
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
