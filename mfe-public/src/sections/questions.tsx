import { classes } from '@phila/ui';
import styles from './questions.module.css';

interface QuestionsProps {
  questions: readonly { readonly ask: string; readonly why: string }[];
}

/** Questions that a person takes along, to be ticked off on paper or in one's head: each with why it matters. */
export const Questions = ({ questions }: QuestionsProps) => (
  <ol className={classes('grid gap-16', styles.questions)}>
    {questions.map(({ ask, why }) => (
      <li key={ask} className={classes('card', styles.question)}>
        <p className={classes('below-4 bold')}>“{ask}”</p>
        <p className={classes('small muted lines-15')}>{why}</p>
      </li>
    ))}
  </ol>
);
