import { classes } from '@phila/ui';
import styles from './often-asked.module.css';

interface OftenAskedProps {
  questions: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * Visitors' questions. They unfold without a script, and are marked up as a FAQPage (schema.org microdata), so that
 * search engines get the same text as readers.
 */
export const OftenAsked = ({ questions }: OftenAskedProps) => (
  <div className={styles.list} itemScope itemType="https://schema.org/FAQPage">
    {questions.map(({ question, answer }) => (
      <details
        key={question}
        className={styles.one}
        itemProp="mainEntity"
        itemScope
        itemType="https://schema.org/Question"
      >
        <summary className={classes('bold')} itemProp="name">
          {question}
        </summary>
        <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
          <p className={classes('muted loose', styles.answer)} itemProp="text">
            {answer}
          </p>
        </div>
      </details>
    ))}
  </div>
);
