import { calls } from '@phila/contract/calls';
import { notify, send } from '@phila/platform';
import { classes, FormDialog, FormField, FormLine, Input, useConfirmedWrite } from '@phila/ui';

interface InviteDialogProps {
  guid: string;
  osName: string;
  onInvited: () => void;
  onClose: () => void;
}

/** One invitation by mail. */
export const InviteDialog = ({ guid, osName, onInvited, onClose }: InviteDialogProps) => {
  const { write, dialog } = useConfirmedWrite();
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
            send(calls.organisation.invite, { params: { guid }, body: { email: email.trim() } }),
          );
          if (!written.done) throw new Error('Your password was not confirmed. Nothing was sent.');
          notify({ severity: 'success', text: 'The invitation is on its way' });
          onInvited();
        }}
        failure="The invitation could not be sent. Please try again."
        submit={{ label: 'Send the invitation', sending: 'Sending' }}
        onClose={onClose}
      >
        <p className={classes('below-16')}>
          The link in the mail works once and for two weeks. Who accepts it is a confirmed member, and what
          you offer your people is open to them.
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
