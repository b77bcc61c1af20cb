import { calls, type Tokens } from '@phila/contract/calls';
import { changePasswordBody, fieldErrors } from '@phila/contract/schemas';
import { notify, refreshReads, send, signIn } from '@phila/platform';
import {
  Form,
  FormField,
  FormLine,
  PasswordInput,
  PasswordStrength,
  SubmitButton,
  Surface,
  useConfirmedWrite,
  OwnAccountName,
} from '@phila/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import styles from './change-password.module.css';

const { changePassword } = calls.account;

const nothing = { oldPassword: '', newPassword: '', confirmPassword: '' };
type Typed = typeof nothing;

const Strength = ({ id }: { id: string }) => {
  const { values } = useFormState<Typed>({ subscription: { values: true } });
  return <PasswordStrength id={id} password={values.newPassword ?? ''} />;
};

const changed = (tokens: Tokens): void => {
  // Starts the new session from the reply, as every session ends, this one too.
  signIn(tokens);
  // Refreshes the list, as other devices are signed out now.
  void refreshReads([calls.account.sessions]);
  notify({ severity: 'success', text: 'Password Changed Successfully!', about: ABOUT });
};

/** Groups the notices, so that success replaces an earlier failure. */
const ABOUT = 'change password';

/** Changes the password: notices report the result, and faults show at their fields too (specification: settings). */
export const ChangePassword = () => {
  const strength = useId();
  const [round, setRound] = useState(0);
  // Asks for a code too, if the person has a second factor.
  const { write, dialog } = useConfirmedWrite();
  const foot = useRef<HTMLDivElement>(null);
  // Focuses the new form's button, as the pressed one went with the old form.
  useEffect(() => {
    if (round > 0) foot.current?.querySelector('button')?.focus();
  }, [round]);
  return (
    <Surface title="Change Password" level={3}>
      <p className={styles.sentence}>
        You stay signed in here, and are signed out everywhere else. We tell you by email.
      </p>
      <Form
        key={round}
        className={styles.form}
        label="Change Password"
        initialValues={nothing}
        check={(typed) => fieldErrors(changePasswordBody.safeParse(typed).error?.issues ?? [])}
        send={async (typed) => {
          const outcome = await write(() => send(changePassword, { body: typed }));
          if (!outcome.done) return;
          changed(outcome.value);
          setRound(round + 1);
        }}
        failure="We could not change your password. Please try again."
        onFailure={(_error, message) => notify({ severity: 'error', text: message, about: ABOUT })}
      >
        <FormLine />
        <OwnAccountName />
        <FormField name="oldPassword" label="Current password">
          {(control) => <PasswordInput {...control} size="large" autoComplete="current-password" />}
        </FormField>
        <div>
          <FormField name="newPassword" label="New password">
            {(control) => (
              <PasswordInput
                {...control}
                size="large"
                autoComplete="new-password"
                aria-describedby={[control['aria-describedby'], strength].filter(Boolean).join(' ')}
              />
            )}
          </FormField>
          <Strength id={strength} />
        </div>
        <FormField name="confirmPassword" label="New password again">
          {(control) => <PasswordInput {...control} size="large" autoComplete="new-password" />}
        </FormField>
        <div ref={foot}>
          <SubmitButton size="large" sending="Saving">
            Change Password
          </SubmitButton>
        </div>
      </Form>
      {dialog}
    </Surface>
  );
};
