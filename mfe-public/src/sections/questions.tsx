import { classes } from '@phila/ui';
import styles from './questions.module.css';

interface QuestionsProps {
  questions: readonly { readonly ask: string; readonly why: string }[];
}

/** Questions to take along and tick off, each with its reason. */
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
