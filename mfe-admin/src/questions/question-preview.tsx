import type { MetadataElement } from '@phila/contract/calls';
import { notify } from '@phila/platform';
import { blankAnswer, Button, classes, Form, FormLine, QuestionField, SubmitButton } from '@phila/ui';
import { useState } from 'react';
import styles from './questions.module.css';

type Answers = Record<string, string | string[]>;

interface QuestionPreviewProps {
  productName: string;
  questions: readonly MetadataElement[];
}

/**
 * Preview of the questions to try out: Finish checks the answers as the service would, Cancel clears them, and nothing
 * is saved.
 */
export const QuestionPreview = ({ productName, questions }: QuestionPreviewProps) => {
  const [round, setRound] = useState(0);
  const kinds = questions.map(({ id, type }) => `${id} ${type}`).join();
  return (
    <section className={styles.tried} aria-label="What a buyer sees">
      <p className={classes('small muted')}>Buyers see this. Try it: nothing is saved.</p>
      <div className={styles.preview}>
        <h2 className={styles.previewTitle}>A few questions</h2>
        {questions.length === 0 ? (
          <p className={classes('pad-24 muted')}>
            Without questions there is no dialog: buyers go from the cart straight to the checkout.
          </p>
        ) : (
          // Remounts when the questions or their kinds change, so that answers start empty.
          <Form<Answers>
            key={`${round} ${kinds}`}
            label={`Preview: ${productName}`}
            initialValues={Object.fromEntries(questions.map((element) => [element.id, blankAnswer(element)]))}
            check={(answers) =>
              questions
                .filter(({ id, required }) => required && String(answers[id] ?? '').trim() === '')
                .map(({ id }) => ({ path: id, message: 'This field is required' }))
            }
            send={async () =>
              notify({ severity: 'info', text: 'A buyer goes on from here. Nothing was kept.' })
            }
          >
            <div className={`${styles.editor} ${classes('pad-24')}`}>
              <h3 className={classes('heading anywhere')}>{productName}</h3>
              {questions.some(({ required }) => required) && (
                <p className={classes('small muted')}>Fields with a star (*) are required.</p>
              )}
              <FormLine />
              {questions.map((element) => (
                <QuestionField key={element.id} element={element} />
              ))}
            </div>
            <div className={styles.previewFoot}>
              <Button onClick={() => setRound(round + 1)}>Cancel</Button>
              <SubmitButton>Finish</SubmitButton>
            </div>
          </Form>
        )}
      </div>
    </section>
  );
};
