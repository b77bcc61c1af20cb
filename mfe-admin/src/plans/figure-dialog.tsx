import { calls } from '@phila/contract/calls';
import { checkForm } from '@phila/contract/records';
import { CallError, notify, send } from '@phila/platform';
import { classes, FormDialog, FormFields, FormLine, useConfirmedWrite } from '@phila/ui';
import { useMemo } from 'react';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';
import { fieldOf, formOf, KIND_NAMES, type Listed, tableOf, valuesOf } from './figure-forms.ts';

const { figureTables, saveFigureTable } = calls.wealth;

interface FigureDialogProps {
  /** Table to correct, or to begin the next one of its kind from. */
  listed: Listed;
  /** Adds a table from a new day and leaves this one as it is. */
  isNext: boolean;
  /** Days from which the other tables of the kind hold. */
  taken: readonly string[];
  onClose: () => void;
}

/** Moves the service's faults to the fields of the form. */
const atFields = (error: unknown): unknown =>
  error instanceof CallError && error.errors.length > 0
    ? new CallError(
        error.status,
        error.message,
        error.errors.map(({ path, message }) => ({ path: fieldOf(path), message })),
      )
    : error;

const FigureDialog = ({ listed: { table, version }, isNext, taken, onClose }: FigureDialogProps) => {
  const { kind, from } = table;
  const { write, dialog } = useConfirmedWrite();
  const type = useMemo(() => formOf(kind), [kind]);
  const initial = useMemo(
    () => ({ ...valuesOf(table), ...(isNext ? { from: '', lookedAt: '' } : {}) }),
    [table, isNext],
  );
  return (
    <>
      <FormDialog<object>
        title={isNext ? `${KIND_NAMES[kind]}: the next table` : `${KIND_NAMES[kind]}: correct this table`}
        initialValues={initial}
        check={(values) => {
          const found = checkForm(type, values);
          const day = (values as { from?: string }).from ?? '';
          if (!isNext && day !== from)
            return [...found, { path: 'from', message: 'Add the next table to change the day' }];
          return isNext && taken.includes(day)
            ? [
                ...found,
                { path: 'from', message: 'There is already a table from this day: correct that one' },
              ]
            : found;
        }}
        send={async (values) => {
          const entered = tableOf(kind, values);
          try {
            const saved = await write(() =>
              send(saveFigureTable, {
                params: { kind, from: entered.from },
                body: { table: entered, version: isNext ? 0 : version },
              }),
            );
            if (!saved.done) throw new Error('You did not confirm that it is you. Nothing was saved.');
          } catch (error) {
            throw atFields(error);
          }
          await refreshAfterAct([figureTables]);
          notify({ severity: 'success', text: `${KIND_NAMES[kind]} is saved` });
        }}
        failure="We could not save this table. Please try again."
        submit={{ label: 'Save', sending: 'Saving' }}
        draft={`admin.figures.${kind}.${isNext ? 'next' : from}`}
        onClose={onClose}
      >
        <div className={classes('stack gap-16')}>
          <p className={classes('muted')}>
            {isNext
              ? 'Calculators use it from its first day, and the present one until then.'
              : 'Calculators use your changes immediately, for the days this table applies to.'}
          </p>
          <FormLine />
          <FormFields type={type} />
        </div>
      </FormDialog>
      {dialog}
    </>
  );
};

export default FigureDialog;
