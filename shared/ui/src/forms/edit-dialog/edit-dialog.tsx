import { check, toBody, toForm, type AnyRecord, type BodyOf, type ValuesOf } from '@phila/contract/records';
import { CallError, notify, refreshReads } from '@phila/platform';
import { useState } from 'react';
import { FormDialog } from '../form-dialog/index.ts';
import { FormLine } from '../form/index.ts';
import { FormFields, startValues, type Before } from '../form-fields/index.ts';
import { Conflict, isRow, type Row } from './conflict.tsx';
import styles from './edit-dialog.module.css';

/** Messages of specification: records. */
const SAVED = 'Details updated successfully!';
const FAILED = 'Failed to update details. Please try again.';

/** Rows that are edited without the others. */
export interface OnlyRows {
  /** Names of their fields. */
  fields: readonly string[];
  /** Their label inside a sentence: 'mobile number', 'birth and citizenship'. */
  label: string;
  /** The heading that they stand under, which the dialog's title says already. */
  heading?: string | undefined;
}

export interface EditDialogProps<R extends AnyRecord> {
  type: R;
  /** The row to change; null adds one. */
  row: Row | null;
  /** Sends the body; fails with a `CallError`. */
  save: (body: BodyOf<R>) => Promise<unknown>;
  /** Values for a new row, by field. */
  suggested?: Partial<ValuesOf<R>> | undefined;
  /** Elements to draw before fields. */
  before?: Before<R> | undefined;
  /** The only rows of the record to edit; default: all of it. */
  only?: OnlyRows | undefined;
  /** Shown if the service gives no text; default: the specification's. */
  failure?: string | undefined;
  /** Called after saving or cancelling. */
  onClose: () => void;
}

/** Tells if a conflict is only our own earlier save with a lost reply: the saved values equal the sent ones. */
const isSavedAlready = (type: AnyRecord, values: object, error: unknown): boolean => {
  if (!(error instanceof CallError && error.status === 409 && isRow(error.value))) return false;
  const saved = toBody(type, toForm(type, error.value));
  return JSON.stringify(saved) === JSON.stringify(toBody(type, values as never));
};

/**
 * Adds or changes a record (specification: records). Keeps the entries if a save fails. After a conflict (409), shows
 * the changes made elsewhere and asks which to keep.
 */
export const EditDialog = <R extends AnyRecord>({
  type,
  row,
  save,
  suggested,
  before,
  only,
  failure = FAILED,
  onClose,
}: EditDialogProps<R>) => {
  // The row that filled the form; after a conflict, the row as saved now.
  const [base, setBase] = useState(row);
  const [current, setCurrent] = useState<Row | null>(null);
  const version = current?.version ?? base?.version;
  const rowId = row !== null && 'id' in row ? String(row.id) : '';

  const send = async (values: ValuesOf<R>) => {
    try {
      await save(toBody(type, values, version));
    } catch (error) {
      if (!isSavedAlready(type, values, error)) throw error;
      const { paths } = type;
      void refreshReads([{ path: paths.kind === 'table' ? paths.list : paths.read }]);
    }
    notify({
      severity: 'success',
      text: SAVED,
      detail: `${type.title} details ${row ? 'saved' : 'added'}`,
      about: type.paths.update,
    });
  };

  const onFailure = (error: unknown, text: string) => {
    notify({ severity: 'error', text, about: type.paths.update });
    if (!(error instanceof CallError && error.status === 409 && isRow(error.value))) return;
    if (current) setBase(current);
    setCurrent(error.value);
  };

  return (
    <FormDialog<ValuesOf<R>>
      title={only === undefined ? `${row ? 'Edit' : 'Add'} ${type.title} Details` : `Edit ${only.label}`}
      initialValues={startValues(type, row, suggested)}
      check={(values) => check(type, values)}
      send={send}
      failure={failure}
      onFailure={onFailure}
      submit={{ label: 'Save', sending: 'Saving' }}
      // Such rows have a draft of their own, so that no field which is not shown comes back with it.
      draft={[type.paths.update, rowId, only?.fields.join(' ')]
        .filter((part) => part !== undefined)
        .join(' ')}
      onClose={onClose}
    >
      <div className={styles.top}>
        <FormLine>
          {current ? (
            <Conflict key={current.version} type={type} base={base} current={current} />
          ) : (
            <p className={styles.kept}>Nothing you typed is lost.</p>
          )}
        </FormLine>
      </div>
      <FormFields type={type} before={before} only={only?.fields} under={only?.heading} />
    </FormDialog>
  );
};
