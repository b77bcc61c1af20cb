import { calls } from '@phila/contract/calls';
import { pastedAddresses } from '@phila/contract/format';
import { newIdempotencyKey, notify, send, sendFile } from '@phila/platform';
import { classes, FormDialog, FormField, FormLine, TextArea, useConfirmedWrite } from '@phila/ui';
import { useRef } from 'react';

interface InviteDialogProps {
  guid: string;
  osName: string;
  onInvited: () => void;
  onClose: () => void;
}

/** Invites a person by mail, or several, pasted from a mail program. */
export const InviteDialog = ({ guid, osName, onInvited, onClose }: InviteDialogProps) => {
  const { write, dialog } = useConfirmedWrite();
  /** Idempotency key for these addresses; other ones, and reopening after Cancel, make another. */
  const key = useRef({ of: '', key: '' });
  const invite = async (addresses: readonly string[]): Promise<string | null> => {
    const of = addresses.join('\n');
    if (key.current.of !== of) key.current = { of, key: newIdempotencyKey() };
    const idempotencyKey = key.current.key;
    const params = { guid };
    const [email = ''] = addresses;
    if (addresses.length === 1) {
      const written = await write(() =>
        send(calls.organisation.invite, { params, body: { email } }, { idempotencyKey }),
      );
      if (!written.done) throw new Error('You did not confirm that it is you. Nothing was sent.');
      return null;
    }
    const file = new File([`email\n${of}\n`], 'invitations.csv', { type: 'text/csv' });
    const written = await write(() =>
      sendFile(
        calls.organisation.inviteByFile,
        { params, body: { dryRun: 'false' }, file },
        { timeout: 300_000, idempotencyKey },
      ),
    );
    if (!written.done) throw new Error('You did not confirm that it is you. Nothing was sent.');
    const left = written.value.lines.filter(({ message }) => message !== null);
    return left.length === 0 ? null : left.map(({ name, message }) => `${name}: ${message}`).join('. ');
  };
  return (
    <>
      <FormDialog<{ email: string }>
        title={`Invite somebody to ${osName}`}
        initialValues={{ email: '' }}
        check={({ email }) => {
          const addresses = pastedAddresses(email);
          if (addresses.length === 0) return [{ path: 'email', message: 'Please enter an email address' }];
          const wrong = addresses.filter((address) => !address.includes('@'));
          return wrong.length === 0
            ? []
            : [{ path: 'email', message: `This is not an email address: ${wrong.join(', ')}` }];
        }}
        send={async ({ email }) => {
          const addresses = pastedAddresses(email);
          const left = await invite(addresses);
          const text =
            addresses.length === 1 ? 'The invitation is on its way' : 'The invitations are on their way';
          if (left === null) notify({ severity: 'success', text });
          else notify({ severity: 'error', text: `Not everybody was invited. ${left}` });
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
        <FormField<string>
          name="email"
          label="Email address"
          hint="One, or several as Outlook pastes them, such as Thandi Mokoena <thandi@example.org>"
          required
        >
          {(control) => <TextArea {...control} rows={2} autoComplete="off" spellCheck={false} />}
        </FormField>
      </FormDialog>
      {dialog}
    </>
  );
};
