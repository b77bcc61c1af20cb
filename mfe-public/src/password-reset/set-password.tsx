import { brand } from '@phila/contract/brand';
import { forgotPasswordResetBody } from '@phila/contract/schemas';
import { calls, factorAskedBy } from '@phila/contract/calls';
import { CallError, send } from '@phila/platform';
import {
  classes,
  Form,
  FormField,
  FormLine,
  Input,
  PasswordInput,
  PasswordStrength,
  SubmitButton,
  AccountName,
} from '@phila/ui';
import { useId, useState } from 'react';
import { useFormState } from 'react-final-form';
import { refusals } from '../authentication/refusals.ts';
import type { LinkToken } from './link-token.ts';
import form from '../authentication/form.module.css';

interface Typed {
  newPassword: string;
  confirmPassword: string;
  code: string;
}

interface SetPasswordProps {
  link: LinkToken;
  button: string;
  onDone: () => void;
  /** Replaces a used link, or one over 30 minutes old. */
  onNewLink: () => void;
}

const Strength = ({ id, own }: { id: string; own: readonly string[] }) => {
  const { values } = useFormState<Typed>({ subscription: { values: true } });
  return <PasswordStrength id={id} password={values.newPassword ?? ''} own={own} />;
};

export const SetPassword = ({ link, button, onDone, onNewLink }: SetPasswordProps) => {
  const id = useId();
  // The service asks for a code only after a working link.
  const [asksCode, setAsksCode] = useState(false);
  const bodyOf = ({ code, ...typed }: Typed) => ({ ...link, ...typed, ...(asksCode ? { code } : {}) });
  return (
    <Form
      className={form.form}
      initialValues={{ newPassword: '', confirmPassword: '', code: '' }}
      check={(typed) => refusals(forgotPasswordResetBody, bodyOf(typed))}
      send={async (typed) => {
        try {
          await send(calls.account.forgotPasswordReset, { body: bodyOf(typed) });
        } catch (error) {
          if (!(error instanceof CallError) || factorAskedBy(error.value) === undefined) throw error;
          setAsksCode(true);
          return;
        }
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
      <AccountName value={link.userAccount} />
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
      {asksCode && (
        <FormField
          name="code"
          label="Code"
          hint={`You set up a second factor. Enter the code from your app, or a recovery code. If you have neither, call us on ${brand.phone}.`}
        >
          {(control) => (
            <Input
              {...control}
              size="large"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code was asked for by a press
              autoFocus
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
      )}
      <SubmitButton block size="large" sending="Saving">
        {button}
      </SubmitButton>
    </Form>
  );
};
