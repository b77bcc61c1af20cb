import { CallError, messageOf } from '@phila/platform';
import { useState, type FormEvent } from 'react';
import { Button } from '../../controls/button/index.ts';
import { Dialog, DialogBody, DialogFoot } from '../dialog/index.ts';
import { Field } from '../../controls/field/index.ts';
import { Input } from '../../controls/input/index.ts';

export interface NameDialogProps {
  title: string;
  /** The main button's text: 'Rename'. */
  verb: string;
  /** The field's label: 'Name of the folder'. */
  label: string;
  hint?: string | undefined;
  /** The present name. */
  name: string;
  /** The limit in characters. */
  maxLength: number;
  /** Explains in a sentence why a name is not allowed; null for an allowed name. */
  faultOf: (name: string) => string | null;
  /** Saves the name; shows a failure at the field, and stays open. */
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a thing of the person's: a folder, a CV. Saves it without spaces around it. */
export const NameDialog = (props: NameDialogProps) => {
  const { title, verb, label, hint, maxLength, faultOf, save, onClose } = props;
  const [name, setName] = useState(props.name);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const fault = faultOf(name);
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
      setError(field?.message ?? messageOf(failure, 'This did not work. Please try again.'));
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} size="question" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogBody>
          <Field label={label} hint={hint} error={error}>
            {(wiring) => (
              <Input
                {...wiring}
                data-autofocus
                maxLength={maxLength}
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
