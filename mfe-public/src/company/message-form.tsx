import { calls } from '@phila/contract/calls';
import { MESSAGE_LENGTH, messageBody } from '@phila/contract/schemas';
import { send } from '@phila/platform';
import { Form, FormField, FormLine, Input, SubmitButton, TextArea } from '@phila/ui';
import { useState } from 'react';
import { refusals } from '../authentication/refusals.ts';
import { solve as solveInWorker } from './solve.ts';
import { PlainMessageForm } from './plain-message-form.tsx';
import styles from './message-form.module.css';

interface MessageFormProps {
  solve?: (challenge: string) => Promise<string>;
}

/** Contact form, sent with a proof of work; without a script another form takes its place. */
export const MessageForm = ({ solve = solveInWorker }: MessageFormProps) => {
  const [answerTo, setAnswerTo] = useState<string | null>(null);
  return (
    <>
      <div className={styles.scripted}>
        <output className={styles.sent}>
          {answerTo !== null && `Thank you, your message is on its way. The answer comes to ${answerTo}.`}
        </output>
        {answerTo === null && (
          <Form
            className={styles.form}
            label="Write to us"
            initialValues={{ name: '', email: '', message: '' }}
            check={(body) => refusals(messageBody, body)}
            send={async (typed) => {
              const { challenge } = await send(calls.contact.challenge, {});
              const proof = await solve(challenge);
              await send(calls.contact.write, { body: { ...typed, proof } });
              setAnswerTo(typed.email.trim());
            }}
            failure="We could not send your message. It is still here: please try again, or send us an email."
          >
            <FormLine />
            <FormField name="name" label="Your name">
              {(control) => <Input {...control} size="large" autoComplete="name" />}
            </FormField>
            <FormField name="email" label="Email address" hint="The answer goes there, and nothing else.">
              {(control) => (
                <Input
                  {...control}
                  size="large"
                  type="email"
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              )}
            </FormField>
            <FormField name="message" label="Message" hint={`At most ${MESSAGE_LENGTH} characters.`}>
              {(control) => <TextArea {...control} rows={6} />}
            </FormField>
            <SubmitButton size="large" sending="Sending your message">
              Send
            </SubmitButton>
          </Form>
        )}
      </div>
      <noscript>
        <PlainMessageForm />
      </noscript>
    </>
  );
};
