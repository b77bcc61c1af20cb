import { calls } from '@phila/contract/calls';
import { confirmPasswordBody, fieldErrors } from '@phila/contract/schemas';
import { send } from '@phila/platform';
import { Button } from '../../controls/button/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Dialog, DialogBody, DialogFoot } from '../../overlays/dialog/index.ts';
import { Form, FormField, FormLine, SubmitButton } from '../form/index.ts';
import { PasswordInput } from '../../controls/input/index.ts';
import { useRef } from 'react';
import { OwnAccountName } from './own-account-name.tsx';
import type { ChallengeProps } from './use-challenged-write.tsx';

const { confirmPassword } = calls.account;

/** Asks for the password before an action that an open session alone must not allow. */
const ConfirmPasswordDialog = ({ onGiven, onCancel }: ChallengeProps<true>) => {
  const sending = useRef(false);
  const close = () => {
    // Stays open while sending: the answer decides what happens next.
    if (!sending.current) onCancel();
  };
  return (
    <Dialog size="question" title="Confirm your password" onClose={close}>
      <Form<{ password: string }>
        label="Confirm your password"
        initialValues={{ password: '' }}
        check={(typed) => fieldErrors(confirmPasswordBody.safeParse(typed).error?.issues ?? [])}
        send={async (typed) => {
          sending.current = true;
          try {
            await send(confirmPassword, { body: typed });
          } finally {
            sending.current = false;
          }
          onGiven();
        }}
        failure="We could not check your password. Please try again."
      >
        <DialogBody>
          <p className={classes('below-4 muted')}>
            This is to make sure that it is you. We ask once in five minutes at most.
          </p>
          <FormLine />
          <OwnAccountName />
          <FormField name="password" label="Password">
            {(control) => <PasswordInput {...control} size="large" autoComplete="current-password" />}
          </FormField>
        </DialogBody>
        <DialogFoot>
          <Button onClick={close}>Cancel</Button>
          <SubmitButton sending="Checking">Confirm</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};

export default ConfirmPasswordDialog;
