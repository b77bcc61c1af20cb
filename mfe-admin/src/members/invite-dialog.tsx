import { calls } from '@phila/contract/calls';
import { newIdempotencyKey, notify, send } from '@phila/platform';
import { classes, FormDialog, FormField, FormLine, Input, useConfirmedWrite } from '@phila/ui';
import { useState } from 'react';

interface InviteDialogProps {
  guid: string;
  osName: string;
  onInvited: () => void;
  onClose: () => void;
}

/** Invites one person by mail. */
export const InviteDialog = ({ guid, osName, onInvited, onClose }: InviteDialogProps) => {
  const { write, dialog } = useConfirmedWrite();
  /** Idempotency key for this filled-in form; reopening after Cancel makes another. */
  const [idempotencyKey] = useState(newIdempotencyKey);
  return (
    <>
      <FormDialog<{ email: string }>
        title={`Invite somebody to ${osName}`}
        initialValues={{ email: '' }}
        check={({ email }) =>
          email.trim() === '' ? [{ path: 'email', message: 'Please enter an email address' }] : []
        }
        send={async ({ email }) => {
          const written = await write(() =>
            send(
              calls.organisation.invite,
              { params: { guid }, body: { email: email.trim() } },
              { idempotencyKey },
            ),
          );
          if (!written.done) throw new Error('Your password was not confirmed. Nothing was sent.');
          notify({ severity: 'success', text: 'The invitation is on its way' });
          onInvited();
        }}
        failure="We could not send the invitation. Please try again."
        submit={{ label: 'Send the invitation', sending: 'Sending' }}
        onClose={onClose}
      >
        <p className={classes('below-16')}>
          The link in the email works once, for two weeks. A person who accepts it becomes a confirmed member
          and gets what you offer your people.
        </p>
        <FormLine />
        <FormField<string> name="email" label="Email address" required>
          {(control) => <Input {...control} type="email" autoComplete="off" maxLength={200} />}
        </FormField>
      </FormDialog>
      {dialog}
    </>
  );
};
