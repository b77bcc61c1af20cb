import { calls } from '@phila/contract/calls';
import { originInMind, send, signIn } from '@phila/platform';
import { classes, Form, FormField, FormLine, Input, PasswordInput, SubmitButton } from '@phila/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NeedsScript } from '../authentication/needs-script.tsx';
import { Panel } from '../authentication/panel.tsx';
import { checkCredentials, type Credentials } from './check-credentials.ts';
import styles from '../authentication/form.module.css';
import panel from '../authentication/panel.module.css';

const nothing: Credentials = { userName: '', password: '' };

/**
 * Sign-in, the lightest page: imports no more than a button and an input (specification: service). The shell's guard
 * leads a signed-in person to the wanted page, or the portal's first. Errors use the service's words, the same for an
 * unknown person and a wrong password.
 */
export default function SignInPage() {
  const [wantedPage] = useState(originInMind);
  return (
    <Panel
      title="Sign in"
      sentence="With the email address or mobile number of your account."
      foot={
        <>
          <p>
            New here? <Link to="/sign-up">Create your account</Link>
          </p>
          <p>
            Added by your employer? <Link to="/forgot-password-sync">Set your first password</Link>
          </p>
        </>
      }
    >
      <NeedsScript what="Signing in" />
      {wantedPage !== null && (
        <p className={classes('pad-y-12 pad-x-16 below-24 rounded small lines-15', panel.note)}>
          The page you opened is only for its owner. Sign in, and we take you straight there.
        </p>
      )}
      <Form
        className={styles.form}
        initialValues={nothing}
        check={checkCredentials}
        send={async (credentials) => {
          const { first = [], ...tokens } = await send(calls.account.signIn, { body: credentials });
          signIn(tokens, { first: first.map((page) => `/${page}`) });
        }}
        failure="We could not sign you in. Please try again."
      >
        <FormLine />
        <FormField name="userName" label="Email address or mobile number">
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
        <div className={classes('relative')}>
          <FormField name="password" label="Password">
            {(control) => <PasswordInput {...control} size="large" autoComplete="current-password" />}
          </FormField>
          <Link className={classes('small line-20 absolute', styles.beside)} to="/forgot-password">
            Forgot password?
          </Link>
        </div>
        <SubmitButton block size="large" sending="Signing in">
          Sign in
        </SubmitButton>
      </Form>
    </Panel>
  );
}
