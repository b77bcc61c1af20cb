import type { ClientCall } from '@phila/contract/calls';
import { classes, FormDialog, FormField, FormLine, TextArea, useConfirmedWrite } from '@phila/ui';
import type { ReactNode } from 'react';
import { refreshAfterAct } from './refresh-after-act.ts';

interface ReasonDialogProps {
  title: string;
  /** Explains the act before it is done. */
  sentence: ReactNode;
  /** Label of the field for the reason. */
  label: string;
  /** Names the reason's readers, where they are more than administrators. */
  hint?: string | undefined;
  missing: string;
  submit: string;
  /** Queries refreshed afterwards. */
  shown: readonly ClientCall[];
  act: (reason: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

const LEAST = 5;

/** Matches the service's wording; a reason that is too short is not called missing. */
export const refusalOf = (reason: string, missing: string): string | null => {
  if (reason.trim() === '') return missing;
  return reason.trim().length < LEAST ? `Please write at least ${LEAST} characters` : null;
};

/** Asks for the reason of an act, and for the password or second factor where the service wants one. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { title, sentence, label, hint, missing, submit, shown, act, onDone, onClose } = props;
  const { write, dialog } = useConfirmedWrite();
  return (
    <>
      <FormDialog<{ reason: string }>
        title={title}
        initialValues={{ reason: '' }}
        check={({ reason }) => {
          const message = refusalOf(reason, missing);
          return message === null ? [] : [{ path: 'reason', message }];
        }}
        send={async ({ reason }) => {
          const written = await write(() => act(reason));
          if (!written.done) throw new Error('You did not confirm that it is you. Nothing was done.');
          void refreshAfterAct(shown);
          onDone();
        }}
        failure="This did not work. Please try again."
        submit={{ label: submit, sending: 'Sending' }}
        onClose={onClose}
      >
        <p className={classes('below-16')}>{sentence}</p>
        <FormLine />
        <FormField<string> name="reason" label={label} hint={hint} required>
          {(control) => <TextArea {...control} maxLength={500} />}
        </FormField>
      </FormDialog>
      {dialog}
    </>
  );
};
