import { digitsIn } from '@phila/contract/format';
import { verifyBody } from '@phila/contract/schemas';
import { classes, Form, FormField, FormLine, Input, SubmitButton } from '@phila/ui';
import { refusals } from '../authentication/refusals.ts';
import { SendAgain } from '../authentication/send-again.tsx';
import form from '../authentication/form.module.css';
import panel from '../authentication/panel.module.css';
import styles from './sign-up.module.css';

interface CodeStepProps {
  userAccount: string;
  /** Finishes the sign-up; fails with a `CallError`. */
  verify: (code: string) => Promise<void>;
  /** Null after a reload: sending again needs the typed details, password too. */
  sendAgain: (() => Promise<unknown>) | null;
  /** Returns to details. */
  onBack: () => void;
}

export const CodeStep = ({ userAccount, verify, sendAgain, onBack }: CodeStepProps) => (
  <>
    <Form
      className={form.form}
      initialValues={{ code: '' }}
      check={({ code }) => refusals(verifyBody, { userAccount, code })}
      send={({ code }) => verify(code)}
      failure="We could not check the code. Please try again."
    >
      <FormLine />
      <FormField name="code" label="Code of 6 digits">
        {(control) => (
          <Input
            {...control}
            onChange={(event) => control.onChange(digitsIn(event.target.value).slice(0, 6))}
            className={styles.code ?? ''}
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            // Focuses the code, the only task of this step.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step was asked for by a press
            autoFocus
          />
        )}
      </FormField>
      <SubmitButton block size="large" sending="Checking the code">
        Finish
      </SubmitButton>
    </Form>
    <div className={classes('grid gap-12 above-20 small')}>
      {sendAgain ? (
        <SendAgain what="code" send={sendAgain} />
      ) : (
        <p className={classes('pad-y-12 pad-x-16 below-24 rounded small lines-15', panel.note)}>
          No code came? Fill in your details again, and we send another one.
        </p>
      )}
      <button
        type="button"
        className={classes('min-high-24 action from-start underlined', form.again)}
        onClick={onBack}
      >
        {sendAgain ? 'Change what I typed' : 'Fill in my details again'}
      </button>
    </div>
  </>
);
