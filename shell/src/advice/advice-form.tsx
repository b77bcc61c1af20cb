import { calls } from '@phila/contract/calls';
import {
  adviceRequestBody,
  ADVICE_LENGTH,
  adviceTimes,
  adviceTopics,
  fieldErrors,
} from '@phila/contract/schemas';
import { notify } from '@phila/platform';
import { classes, FormDialog, FormField, FormLine, Select, TextArea } from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import styles from './advice-form.module.css';

interface AdviceQuestion {
  topic: string;
  message: string;
  whenToCall: string;
}

const nothingYet: AdviceQuestion = { topic: '', message: '', whenToCall: 'Any time' };

/** Runs the service's own checks. */
const check = (values: AdviceQuestion) => {
  const { success, error } = adviceRequestBody.safeParse(values);
  return success ? [] : fieldErrors(error.issues);
};

/**
 * Asks an expert to call: a topic, a message and a time (specification: records). It is stored and mailed to support.
 */
export const AdviceForm = ({ title, onClose }: { title: string; onClose: () => void }) => {
  const { mutateAsync } = useMutation(calls.advice.adviceRequest.mutation());
  return (
    <FormDialog
      title={title}
      initialValues={nothingYet}
      check={check}
      failure="We could not send your question. Please try again."
      send={async (values) => {
        const body = adviceRequestBody.parse(values);
        await mutateAsync({ body });
        notify({ severity: 'success', text: 'Thank you. One of our experts will get back to you.' });
      }}
      draft="shell.advice"
      submit={{ label: 'Send', sending: 'Sending' }}
      onClose={onClose}
    >
      <div className={classes('grid gap-16')}>
        <p className={classes('muted lines-15', styles.sentence)}>
          Tell us what it is about. One of our experts calls you on the mobile number of your account, or
          writes to its email address.
        </p>
        <FormField name="topic" label="Topic" required>
          {(control) => (
            <Select
              {...control}
              options={adviceTopics.map((topic) => ({ value: topic, label: topic }))}
              placeholder="Choose a topic"
              onChange={(topic) => control.onChange(topic ?? '')}
            />
          )}
        </FormField>
        <FormField name="message" label="Message" hint={`At most ${ADVICE_LENGTH} characters`} required>
          {(control) => <TextArea {...control} rows={6} maxLength={ADVICE_LENGTH} />}
        </FormField>
        <FormField name="whenToCall" label="When to call" required>
          {(control) => (
            <Select {...control} options={adviceTimes.map((time) => ({ value: time, label: time }))} />
          )}
        </FormField>
        <FormLine />
      </div>
    </FormDialog>
  );
};
