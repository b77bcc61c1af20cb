import { classes } from '@phila/ui';
import styles from './often-asked.module.css';

interface OftenAskedProps {
  questions: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * Questions that visitors have, with our answers behind them; they open without a script. Marked in place as a FAQPage of
 * schema.org (microdata), so that what search engines are told is what a reader sees.
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
