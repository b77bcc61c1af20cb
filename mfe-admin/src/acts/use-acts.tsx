import type { ClientCall } from '@phila/contract/calls';
import { messageOf, notify } from '@phila/platform';
import { Confirm, useConfirmedWrite } from '@phila/ui';
import { useState, type ReactNode } from 'react';
import { refreshAfterAct } from './refresh-after-act.ts';

interface Act {
  /** Id of the row, or name of the button, that is `busy` until the service answers. */
  row: string;
  work: () => Promise<unknown>;
  /** Message shown once it is done. */
  done: string;
}

interface AskedAct extends Act {
  title: string;
  /** Explains the act before it is done. */
  text: ReactNode;
  /** Labels of the two buttons. */
  confirm: string;
  cancel: string;
}

/**
 * Runs a page's acts on a press, or on a press and a confirmation. Draw `dialog`: it asks for the confirmation, and for
 * the password or second factor where the service wants one; without them nothing happens.
 * @param shown read again afterwards, also after a refusal: another administrator may have been first
 */
export const useActs = (shown: readonly ClientCall[]) => {
  const [busy, setBusy] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const { write, dialog } = useConfirmedWrite();
  const act = async ({ row, work, done }: Act): Promise<void> => {
    setBusy(row);
    try {
      if ((await write(work)).done) notify({ severity: 'success', text: done, about: done });
    } catch (error) {
      notify({
        severity: 'error',
        text: messageOf(error, 'This did not work. Please try again.'),
        about: done,
      });
    } finally {
      await refreshAfterAct(shown);
      setBusy(null);
    }
  };
  return {
    busy,
    act,
    /** Acts once the person has confirmed. */
    ask: setAsked,
    dialog: (
      <>
        {asked !== null && (
          <Confirm
            title={asked.title}
            confirm={asked.confirm}
            cancel={asked.cancel}
            onCancel={() => setAsked(null)}
            onConfirm={() => {
              setAsked(null);
              void act(asked);
            }}
          >
            {asked.text}
          </Confirm>
        )}
        {dialog}
      </>
    ),
  };
};
