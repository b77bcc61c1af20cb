import { fileNameFault } from '@phila/contract/documents';
import { CallError, messageOf } from '@phila/platform';
import { Button, classes, Dialog, DialogBody, DialogFoot, Field, Input } from '@phila/ui';
import { useState, type FormEvent } from 'react';
import { FOLDER_GONE, isGone } from './deleted-elsewhere.ts';
import styles from './folder-dialog.module.css';

interface FolderNameProps {
  title: string;
  verb: string;
  /** What it is called now. */
  name: string;
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a folder. */
export const FolderName = ({ title, verb, name: before, save, onClose }: FolderNameProps) => {
  const [name, setName] = useState(before);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const fault = fileNameFault(name);
    if (fault !== null) {
      setError(fault);
      return;
    }
    setBusy(true);
    try {
      await save(name.trim());
      onClose();
    } catch (failure) {
      const [field] = failure instanceof CallError ? failure.errors : [];
      setError(
        isGone(failure)
          ? FOLDER_GONE
          : (field?.message ?? messageOf(failure, 'This did not work. Please try again.')),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} size="question" onClose={onClose}>
      <form className={classes('column', styles.nameForm)} onSubmit={(event) => void submit(event)}>
        <DialogBody>
          <Field label="Name of the folder" error={error}>
            {(wiring) => (
              <Input
                {...wiring}
                data-autofocus
                maxLength={200}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            {verb}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
