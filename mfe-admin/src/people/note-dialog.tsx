import { calls } from '@phila/contract/calls';
import { notify } from '@phila/platform';
import { FormDialog, FormField, FormLine, TextArea } from '@phila/ui';
import { useMutation } from '@tanstack/react-query';

interface NoteDialogProps {
  id: string;
  onClose: () => void;
}

/** Writes a note about a person. */
export const NoteDialog = ({ id, onClose }: NoteDialogProps) => {
  const { mutateAsync: add } = useMutation(
    calls.identity.addPersonNote.mutation({ refreshes: [calls.identity.personTimeline] }),
  );
  return (
    <FormDialog<{ text: string }>
      title="Write a note"
      initialValues={{ text: '' }}
      check={({ text }) => (text.trim() === '' ? [{ path: 'text', message: 'Please write the note' }] : [])}
      send={async ({ text }) => {
        await add({ params: { id }, body: { text } });
        notify({ severity: 'success', text: 'Note saved' });
      }}
      failure="We could not keep the note. Please try again."
      submit={{ label: 'Keep the note', sending: 'Keeping' }}
      onClose={onClose}
    >
      <FormLine />
      <FormField<string>
        name="text"
        label="Note"
        hint="All of staff who see people read it, and the person does in a copy of their data. It cannot be changed."
        required
      >
        {(control) => <TextArea {...control} maxLength={1000} />}
      </FormField>
    </FormDialog>
  );
};
