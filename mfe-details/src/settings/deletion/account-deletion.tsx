import { calls } from '@phila/contract/calls';
import { keepUntilSignOut, messageOf, navigate, notify, send, signOut } from '@phila/platform';
import { Button, Surface, useConfirmedWrite } from '@phila/ui';
import { useState } from 'react';
import { DeletionDialog, type Choice } from './deletion-dialog.tsx';
import styles from './account-deletion.module.css';

/** Milliseconds (specification: settings). */
const REDIRECT_AFTER = 5_000;
const NO_AFTER = 3_000;

const FAILURE = 'We could not delete your account. Please try again.';

interface AccountDeletionProps {
  /** Called once the account is deleted; the session ends a moment later. */
  onDeleted: () => void;
}

/** Signs out after a delay, even once the person has left this page. */
const leaveSoon = (): void => {
  // Keeps the shell's reads from failing before sign-out, as the service refuses a deleted account.
  keepUntilSignOut();
  setTimeout(() => {
    // Leaves first, as the guard would send a protected page to sign-in.
    navigate('/');
    void signOut();
  }, REDIRECT_AFTER);
};

/** Looks like an error, as the specification asks, but is announced as a status (specification: settings). */
const sayNoSoon = (): void => {
  setTimeout(
    () => notify({ severity: 'error', role: 'status', text: "You have selected 'no', closing dialog." }),
    NO_AFTER,
  );
};

/** Deletes the account (specification: settings). */
export const AccountDeletion = ({ onDeleted }: AccountDeletionProps) => {
  const [asking, setAsking] = useState(false);
  const { write, dialog } = useConfirmedWrite();

  const choose = async (choice: Choice): Promise<void> => {
    if (choice === 'no') {
      setAsking(false);
      sayNoSoon();
      return;
    }
    try {
      const outcome = await write(() => send(calls.personalData.deleteAccount, {}));
      setAsking(false);
      if (!outcome.done) return;
      notify({ severity: 'success', text: 'Successfuly deleted user account, redirecting!' });
      onDeleted();
      leaveSoon();
    } catch (error) {
      setAsking(false);
      notify({ severity: 'error', text: messageOf(error, FAILURE) });
    }
  };

  return (
    <Surface>
      <p className={styles.sentence}>
        Your details, documents and pictures go with your account, and cannot be brought back. You may want to
        ask for your data first.
      </p>
      <Button danger onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      {asking && <DeletionDialog onChoose={choose} onClose={() => setAsking(false)} />}
      {dialog}
    </Surface>
  );
};
