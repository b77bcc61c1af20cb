import { CV_NAME_LENGTH, CV_NAME_NEEDED } from '@phila/contract/cv';
import { CallError, messageOf } from '@phila/platform';
import { Button, classes, Dialog, DialogBody, DialogFoot, Field, Input } from '@phila/ui';
import { type FormEvent, useState } from 'react';

export interface NameDialogProps {
  title: string;
  verb: string;
  /** What it is called to begin with. */
  name: string;
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks what a CV is called. */
const NameDialog = ({ title, verb, name: before, save, onClose }: NameDialogProps) => {
  const [name, setName] = useState(before);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') {
      setError(CV_NAME_NEEDED);
      return;
    }
    setBusy(true);
    try {
      await save(name.trim());
      onClose();
    } catch (failure) {
      const [field] = failure instanceof CallError ? failure.errors : [];
      setError(field?.message ?? messageOf(failure, 'This did not work. Please try again.'));
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} size="question" onClose={onClose}>
      <form className={classes('column shrink')} noValidate onSubmit={(event) => void submit(event)}>
        <DialogBody>
          <Field label="Name" hint="Such as For Eskom, or Teaching. Nobody else sees it." error={error}>
            {(wiring) => (
              <Input
                {...wiring}
                data-autofocus
                maxLength={CV_NAME_LENGTH}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {verb}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};

export default NameDialog;
