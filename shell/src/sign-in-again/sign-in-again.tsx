import { calls } from '@phila/contract/calls';
import { CallError, notify, send } from '@phila/platform';
import { abandonSession, resumeSession } from '@phila/platform/host';
import {
  Button,
  classes,
  Dialog,
  DialogBody,
  DialogFoot,
  Form,
  FormField,
  FormLine,
  Input,
  PasswordInput,
  SubmitButton,
} from '@phila/ui';

const nothing = { userName: '', password: '' };
type Credentials = typeof nothing;

const REQUIRED = 'This field is required';
const check = ({ userName, password }: Credentials) => [
  ...(userName.trim() === '' ? [{ path: 'userName', message: REQUIRED }] : []),
  ...(password === '' ? [{ path: 'password', message: REQUIRED }] : []),
];

const OTHER_PERSON =
  'That is another account. Your changes here belong to the account you were signed in with.';

const resume = async (body: Credentials): Promise<void> => {
  const tokens = await send(calls.account.signIn, { body });
  if (!resumeSession({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken }))
    throw new CallError(403, OTHER_PERSON);
  notify({ severity: 'info', text: 'You are signed in again. Nothing you typed was lost.' });
};

/**
 * Asks to sign in again over a page with unsaved text, if the session ended elsewhere. Only the same person
 * continues, and waiting saves are then sent.
 */
const SignInAgain = () => (
  // Ignores Escape and presses outside, because they would lose the page's text; a button leaves instead.
  <Dialog title="Sign in again" size="question" onClose={() => undefined}>
    <Form<Credentials>
      initialValues={nothing}
      check={check}
      send={resume}
      failure="We could not sign you in. Please try again."
    >
      <DialogBody>
        <div className={classes('grid gap-16')}>
          <p>
            Your session has ended. What you typed is still here: sign in with the same account, and go on.
          </p>
          <FormLine />
          <FormField name="userName" label="Email address or mobile number">
            {(control) => (
              <Input {...control} autoComplete="username" autoCapitalize="none" spellCheck={false} />
            )}
          </FormField>
          <FormField name="password" label="Password">
            {(control) => <PasswordInput {...control} autoComplete="current-password" />}
          </FormField>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={abandonSession}>Leave without saving</Button>
        <SubmitButton sending="Signing in">Sign in</SubmitButton>
      </DialogFoot>
    </Form>
  </Dialog>
);
export default SignInAgain;
