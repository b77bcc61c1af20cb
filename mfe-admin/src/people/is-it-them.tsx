import { calls, type LookedAtPerson, type PersonFact } from '@phila/contract/calls';
import { refreshReads, send } from '@phila/platform';
import { Callout, classes, Form, FormField, FormLine, Input, SubmitButton, Surface } from '@phila/ui';
import { useState } from 'react';

type Answers = Readonly<Record<PersonFact, string>>;

const NONE: Answers = { idNumber: '', passportNumber: '', postalCode: '', bankAccount: '' };

const questions: Readonly<Record<PersonFact, string>> = {
  idNumber: 'ID number',
  passportNumber: 'Passport number',
  postalCode: 'Postal code at home',
  bankAccount: 'Last four digits of a bank account',
};

/** Asks for two facts that only the person knows; the service says yes or no, and shows neither. */
const IsItThem = ({ person: { id, facts } }: { person: LookedAtPerson }) => {
  const [isRight, setRight] = useState<boolean | null>(null);
  const given = (answers: Answers) => facts.filter((fact) => answers[fact].trim() !== '');
  return (
    <Surface title="Is it them?">
      {facts.length < 2 ? (
        <p className={classes('muted')}>
          We hold fewer than two of the facts that we could ask for, so this page cannot tell.
        </p>
      ) : (
        <Form<Answers>
          initialValues={NONE}
          check={(answers) =>
            given(answers).length === 2 ? [] : [{ path: '', message: 'Please enter two of them' }]
          }
          send={async (answers, form) => {
            const answer = await send(calls.identity.checkPerson, {
              params: { id },
              body: { answers: given(answers).map((fact) => ({ fact, answer: answers[fact].trim() })) },
            });
            // Leaves no fact on the screen.
            form.initialize(NONE);
            setRight(answer.isRight);
            void refreshReads([calls.identity.personTimeline]);
          }}
          failure="We could not check this. Please try again."
        >
          <div className={classes('stack gap-16')}>
            <p className={classes('small muted')}>
              Ask for two of these, and enter what they say. You learn only yes or no.
            </p>
            <div aria-live="polite">
              {isRight !== null &&
                (isRight ? (
                  <Callout tone="success" title="Yes, it is them">
                    Both answers are right.
                  </Callout>
                ) : (
                  <Callout tone="warning" title="No, this does not fit">
                    At least one answer is wrong. Tell them nothing of this account.
                  </Callout>
                ))}
            </div>
            <FormLine />
            {facts.map((fact) => (
              <FormField<string> key={fact} name={fact} label={questions[fact]}>
                {(control) => <Input {...control} maxLength={50} autoComplete="off" />}
              </FormField>
            ))}
            <div>
              <SubmitButton sending="Checking">Check the answers</SubmitButton>
            </div>
          </div>
        </Form>
      )}
    </Surface>
  );
};

export default IsItThem;
