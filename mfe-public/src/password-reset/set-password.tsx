import { forgotPasswordResetBody } from '@phila/contract/schemas';
import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { classes, Form, FormField, FormLine, PasswordInput, PasswordStrength, SubmitButton } from '@phila/ui';
import { useId } from 'react';
import { useFormState } from 'react-final-form';
import { refusals } from '../authentication/refusals.ts';
import type { LinkToken } from './link-token.ts';
import form from '../authentication/form.module.css';

interface Typed {
  newPassword: string;
  confirmPassword: string;
}

interface SetPasswordProps {
  link: LinkToken;
  button: string;
  onDone: () => void;
  /** The link was used already, or is older than 30 minutes. */
  onNewLink: () => void;
}

const Strength = ({ id, own }: { id: string; own: readonly string[] }) => {
  const { values } = useFormState<Typed>({ subscription: { values: true } });
  return <PasswordStrength id={id} password={values.newPassword ?? ''} own={own} />;
};

export const SetPassword = ({ link, button, onDone, onNewLink }: SetPasswordProps) => {
  const id = useId();
  return (
    <Form
      className={form.form}
      initialValues={{ newPassword: '', confirmPassword: '' }}
      check={(typed) => refusals(forgotPasswordResetBody, { ...link, ...typed })}
      send={async (typed) => {
        await send(calls.account.forgotPasswordReset, { body: { ...link, ...typed } });
        onDone();
      }}
      failure="We could not set your password. Please try again."
    >
      <FormLine>
        <button
          type="button"
          className={classes('min-high-24 action from-start underlined', form.again)}
          onClick={onNewLink}
        >
          Ask for a new link
        </button>
      </FormLine>
      {/* For password managers: whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={link.userAccount} readOnly hidden />
      <div>
        <FormField name="newPassword" label="New password">
          {(control) => (
            <PasswordInput
              {...control}
              size="large"
              autoComplete="new-password"
              aria-describedby={[control['aria-describedby'], id].filter(Boolean).join(' ')}
            />
          )}
        </FormField>
        <Strength id={id} own={[link.userAccount.split('@')[0] ?? '']} />
      </div>
      <FormField name="confirmPassword" label="New password again">
        {(control) => <PasswordInput {...control} size="large" autoComplete="new-password" />}
      </FormField>
      <SubmitButton block size="large" sending="Saving">
        {button}
      </SubmitButton>
    </Form>
  );
};
