import type { ClientCall } from '@phila/contract/calls';
import { messageOf, notify, refreshReads } from '@phila/platform';
import { Confirm, useConfirmedWrite } from '@phila/ui';
import { useState, type ReactNode } from 'react';

interface Act {
  /** Whose answer is awaited in `busy`: the id of a row, or the name of a button. */
  row: string;
  work: () => Promise<unknown>;
  /** Said once it is done. */
  done: string;
}

interface AskedAct extends Act {
  title: string;
  /** What it does, before it is done. */
  text: ReactNode;
  /** The two buttons. */
  confirm: string;
  cancel: string;
}

/**
 * Acts of a page that take a press, or a press and a yes. Where the service wants the password or the second factor first, it is
 * asked for, and nothing happens without it. `dialog` asks all that and has to be drawn.
 * @param shown what is read again afterwards, also when the act was refused: another administrator may have done it
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
      await refreshReads(shown);
      setBusy(null);
    }
  };
  return {
    busy,
    act,
    /** Does it after a yes. */
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
