import { classes, Unseen } from '@phila/ui';
import type { Answer } from './answer.ts';
import { figureText } from './figure.ts';
import { useSettled } from './use-settled.ts';
import styles from './frame.module.css';

interface ResultNumberProps {
  answer: Answer;
  /** What is entered now cannot be calculated: this is the last answer that there was. */
  isOld: boolean;
}

/** Said beside an answer that what is entered now does not change. */
export const OLD = 'This is your last answer. Correct the fields that are marked to see the new one.';

/** The main number in large type. It stays in sight beside a long form, and above it on a phone. */
export const ResultNumber = ({ answer: { main, sentence }, isOld }: ResultNumberProps) => {
  const shown = figureText(main.value, main.unit);
  const noted = main.note === undefined ? shown : `${shown}, ${main.note}`;
  const said = useSettled(isOld ? OLD : `${main.label}: ${noted}. ${sentence}`);
  return (
    <section className={classes('chrome rounded-card', styles.number)} aria-label="Answer">
      <output>
        <Unseen>{said}</Unseen>
      </output>
      <p className={styles.label}>{main.label}</p>
      <p className={classes('figures nowrap', styles.figure)}>{shown}</p>
      {main.note !== undefined && <p className={styles.label}>{main.note}</p>}
      <p className={styles.sentence}>{isOld ? OLD : sentence}</p>
    </section>
  );
};
