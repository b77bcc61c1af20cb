import { classes, Unseen } from '@phila/ui';
import type { RefObject } from 'react';
import type { Answer } from './answer.ts';
import { figureText } from './figure.ts';
import { useSettled } from './use-settled.ts';
import styles from './frame.module.css';

interface ResultNumberProps {
  answer: Answer;
  /** True if the current entry is invalid and this is the last answer. */
  isOld: boolean;
  card: RefObject<HTMLElement | null>;
}

/** Message beside an answer that does not follow the present fields, as one of them is wrong. */
export const OLD = 'This is your last answer. Correct the fields that are marked to see the new one.';

/** The main number in large type, beside the form; above it on a phone. */
export const ResultNumber = ({ answer: { main, sentence }, isOld, card }: ResultNumberProps) => {
  const isKnown = main.value !== null;
  const shown = isKnown ? figureText(main.value, main.unit) : 'We don’t know yet';
  const noted = main.note === undefined ? shown : `${shown}, ${main.note}`;
  const said = useSettled(isOld ? OLD : `${main.label}: ${noted}. ${sentence}`);
  return (
    <section ref={card} className={classes('chrome rounded-card', styles.number)} aria-label="Answer">
      <output>
        <Unseen>{said}</Unseen>
      </output>
      <p className={styles.label}>{main.label}</p>
      <p className={classes('figures', isKnown ? styles.figure : styles.unknown)}>{shown}</p>
      {main.note !== undefined && <p className={styles.label}>{main.note}</p>}
      <p className={styles.sentence}>{isOld ? OLD : sentence}</p>
    </section>
  );
};
