import { numberText } from '@phila/contract/format';
import { calls, MAX_FILE_LINES } from '@phila/contract/calls';
import { CallError, messageOf, notify, send, sendFile } from '@phila/platform';
import {
  Button,
  Callout,
  classes,
  FormDialog,
  FormField,
  FormLine,
  Input,
  PickFiles,
  TABLE_FILES,
  TextArea,
  useConfirmedWrite,
  useControl,
} from '@phila/ui';
import { useState } from 'react';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';
import styles from './codes.module.css';
import { linesOfCodes } from './lines-of-codes.ts';
import { shownOfCodes } from './shown-of-codes.ts';

const { addCodes, checkCodes, codesOfFile } = calls.voucher;

/** Caps the faults shown: no one reads more before correcting the list. */
const MAX_FAULTS = 10;

interface Typed {
  name: string;
  codes: string;
}

/** Picks the service's faults about single lines. */
const faultsIn = (error: unknown): string[] =>
  error instanceof CallError
    ? error.errors.filter(({ path }) => path.startsWith('codes.')).map(({ message }) => message)
    : [];

const countText = (count: number): string => `${numberText(count)} ${count === 1 ? 'code' : 'codes'}`;

interface ToolsProps {
  onTry: (codes: string[]) => Promise<void>;
}

/** Loads a file into the field, counts its lines and checks them. */
const Tools = ({ onTry }: ToolsProps) => {
  const { control: codes } = useControl<string>('codes');
  const { control: name } = useControl<string>('name');
  const [busy, setBusy] = useState<'reading' | 'trying' | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const lines = linesOfCodes(codes.value);
  const open = async (file: File) => {
    setFault(null);
    setLeftOut([]);
    setBusy('reading');
    try {
      const read = await sendFile(codesOfFile, { file });
      codes.onChange(read.codes.join('\n'));
      setLeftOut(read.leftOut);
      if (name.value === '') name.onChange(file.name.slice(0, 100));
    } catch (error) {
      const why = messageOf(error, 'It could not be read. Choose it again.');
      setFault(`${file.name}: ${why} The codes above are unchanged.`);
    } finally {
      setBusy(null);
    }
  };
  const tryOut = async () => {
    setBusy('trying');
    try {
      await onTry(lines);
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={classes('row wrap gap-8')}>
      {fault !== null && (
        <p role="alert" className={classes('small danger full')}>
          {fault}
        </p>
      )}
      {leftOut.length > 0 && (
        <output className={classes('small full')}>
          Not read, as no such column is known: {leftOut.join(', ')}.
        </output>
      )}
      <PickFiles
        single
        accept={TABLE_FILES}
        loading={busy === 'reading'}
        onFiles={([file]) => file !== undefined && void open(file)}
      >
        Open a file
      </PickFiles>
      <Button loading={busy === 'trying'} disabled={lines.length === 0} onClick={() => void tryOut()}>
        Check the codes
      </Button>
      <output className={classes('muted')}>{countText(lines.length)}</output>
    </div>
  );
};

export interface AddCodesDialogProps {
  offerId: number;
  offer: string;
  onClose: () => void;
}

/** Adds pasted or uploaded codes all or none; the faulty lines are named. */
const AddCodesDialog = ({ offerId, offer, onClose }: AddCodesDialogProps) => {
  const { write, dialog } = useConfirmedWrite();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [tried, setTried] = useState<number | null>(null);
  const bodyOf = (codes: string[], name = '') => ({
    offerId,
    codes,
    ...(name.trim() === '' ? {} : { name: name.trim() }),
  });
  const tryOut = async (codes: string[]) => {
    setFaults([]);
    setTried(null);
    try {
      setTried((await send(checkCodes, { body: bodyOf(codes) })).codes);
    } catch (error) {
      const found = faultsIn(error);
      setFaults(found);
      if (found.length === 0)
        notify({
          severity: 'error',
          text:
            error instanceof CallError ? error.message : 'We could not check the codes. Please try again.',
        });
    }
  };
  return (
    <>
      <FormDialog<Typed>
        title={`Add codes to ${offer}`}
        initialValues={{ name: '', codes: '' }}
        check={({ codes }) => {
          const count = linesOfCodes(codes).length;
          if (count === 0) return [{ path: 'codes', message: 'Please add at least one code' }];
          return count > MAX_FILE_LINES
            ? [{ path: 'codes', message: `Please add at most ${numberText(MAX_FILE_LINES)} codes at once` }]
            : [];
        }}
        send={async ({ name, codes }) => {
          setFaults([]);
          setTried(null);
          try {
            const body = bodyOf(linesOfCodes(codes), name);
            const written = await write(() => send(addCodes, { body }));
            if (!written.done)
              throw new CallError(403, 'You did not confirm that it is you. Nothing was added.');
            void refreshAfterAct(shownOfCodes);
            notify({ severity: 'success', text: `${countText(written.value.added)} added` });
          } catch (error) {
            const found = faultsIn(error);
            setFaults(found);
            if (found.length === 0) throw error;
            throw new CallError(422, 'Nothing was added. Please correct the lines below.');
          }
        }}
        failure="We could not add the codes. Please try again."
        submit={{ label: 'Add the codes', sending: 'Adding' }}
        onClose={onClose}
      >
        <div className={classes('stack gap-16')}>
          <FormLine />
          <FormField<string> name="name" label="Name of the batch" hint="Leave blank for today’s date.">
            {(control) => <Input {...control} maxLength={100} />}
          </FormField>
          <FormField<string>
            name="codes"
            label="Codes"
            hint={`One per line, pasted or from a file, at most ${numberText(MAX_FILE_LINES)} at once. They are stored encrypted.`}
            required
          >
            {(control) => (
              <TextArea
                {...control}
                rows={8}
                spellCheck={false}
                autoComplete="off"
                className={styles.codes}
              />
            )}
          </FormField>
          <Tools onTry={tryOut} />
          {tried !== null && (
            <Callout tone="success" title={`${countText(tried)} can be added`}>
              None of them was added before, and each line is one code.
            </Callout>
          )}
          {faults.length > 0 && (
            <Callout
              tone="danger"
              title={
                faults.length === 1 ? '1 line needs correcting' : `${faults.length} lines need correcting`
              }
            >
              <ul className={styles.faults}>
                {faults.slice(0, MAX_FAULTS).map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
                {faults.length > MAX_FAULTS && <li>and {faults.length - MAX_FAULTS} more</li>}
              </ul>
            </Callout>
          )}
        </div>
      </FormDialog>
      {dialog}
    </>
  );
};

export default AddCodesDialog;
