import { calls } from '@phila/contract/calls';
import { keepUntilSignOut, messageOf, navigate, notify, send, signOut } from '@phila/platform';
import { Button, Surface, useConfirmedWrite } from '@phila/ui';
import { useState } from 'react';
import { DeletionDialog, type Choice } from './deletion-dialog.tsx';
import styles from './account-deletion.module.css';

/** Specification: settings, in ms. */
const REDIRECT_AFTER = 5_000;
const NO_AFTER = 3_000;

const FAILURE = 'We could not delete your account. Please try again.';

interface AccountDeletionProps {
  /** The account is gone; the session ends a moment later. */
  onDeleted: () => void;
}

/** The way out is not bound to this page: it goes on wherever the person is by then. */
const leaveSoon = (): void => {
  // The account is gone, so the service refuses what the chrome asks for until the person is signed out.
  keepUntilSignOut();
  setTimeout(() => {
    // First away from a page that the guard would send to sign-in.
    navigate('/');
    void signOut();
  }, REDIRECT_AFTER);
};

/** It looks like an error as the specification wants it, and is announced as what it is (specification: settings). */
const sayNoSoon = (): void => {
  setTimeout(
    () => notify({ severity: 'error', role: 'status', text: "You have selected 'no', closing dialog." }),
    NO_AFTER,
  );
};

/** Specification: settings, to the letter. */
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
