import { forgotPasswordBody } from '@phila/contract/schemas';
import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { classes, Form, FormField, FormLine, Input, SubmitButton } from '@phila/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '../authentication/panel.tsx';
import { refusals } from '../authentication/refusals.ts';
import { SendAgain } from '../authentication/send-again.tsx';
import type { ResetWords } from './reset-texts.ts';
import form from '../authentication/form.module.css';

const ask = (userAccount: string) => send(calls.account.forgotPassword, { body: { userAccount } });

/** Asks for the link. Replies alike for every address, so as not to reveal who has an account. */
export const AskForLink = ({ words }: { words: ResetWords }) => {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const back = (
    <p>
      <Link to="/sign-in">Back to sign in</Link>
    </p>
  );

  if (askedFor !== null)
    return (
      <Panel title="Check your messages" sentence={words.sent} foot={back}>
        <div className={form.form}>
          <p className={form.plain}>
            Asked for <strong>{askedFor}</strong>. Nothing there after a few minutes? Look in your spam
            folder, or see whether it is spelt right.
          </p>
          <SendAgain what="link" send={() => ask(askedFor)} />
          <button
            type="button"
            className={classes('min-high-24 action from-start underlined', form.again)}
            onClick={() => setAskedFor(null)}
          >
            Use another address or number
          </button>
        </div>
      </Panel>
    );

  return (
    <Panel title={words.ask.title} sentence={words.ask.sentence} foot={back}>
      <Form
        className={form.form}
        initialValues={{ userAccount: typed }}
        check={(body) => refusals(forgotPasswordBody, body)}
        send={async ({ userAccount }) => {
          setTyped(userAccount);
          await ask(userAccount);
          setAskedFor(userAccount.trim());
        }}
        failure="We could not send the link. Please try again."
      >
        <FormLine />
        <FormField name="userAccount" label="Email address or mobile number" hint={words.ask.hint}>
          {(control) => (
            <Input
              {...control}
              size="large"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
        <SubmitButton block size="large" sending="Sending the link">
          {words.ask.button}
        </SubmitButton>
      </Form>
    </Panel>
  );
};
