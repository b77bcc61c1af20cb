import { messageOf } from '@phila/platform';
import { AutoForm, Button, classes, FaultPanel, Icon, MainAction, Skeleton, useRecordList } from '@phila/ui';
import { useState } from 'react';
import { CHANGED } from './changed.ts';
import styles from './first-cv.module.css';
import { NoneYet } from './none-yet.tsx';
import type { StepProps } from './step-props.ts';

type TableRecord = Parameters<typeof useRecordList>[0];

interface EntriesStepProps<R extends TableRecord> extends StepProps {
  type: R;
  /** Main button's text once there is an entry. */
  next: string;
}

/** A CV part with any number of entries. Shows the form until there is one, then the entries and the next step. */
export const EntriesStep = <R extends TableRecord>({ type, next, actions, onDone }: EntriesStepProps<R>) => {
  const records = useRecordList(type, { refreshes: CHANGED, onePageUpTo: 10 });
  const [isAdding, setAdding] = useState(false);
  /** Entries added here; a new one resets the form. */
  const [turn, setTurn] = useState(0);
  if (records.state === 'waiting') return <Skeleton height={320} />;
  if (records.state === 'failed')
    return (
      <FaultPanel area={`${type.title} details`} onRetry={records.retry}>
        {messageOf(records.error)}
      </FaultPanel>
    );
  const begin = (): void => {
    records.beginAdding();
    setAdding(true);
  };
  const isEmpty = records.total === 0;
  return (
    <div className={classes('stack gap-20')}>
      {!isEmpty && (
        <ul className={styles.added} aria-label="In your CV">
          {records.rows.map((row) => (
            <li key={row.id} className={classes('row gap-8')}>
              <Icon name="success" size={18} className={classes('rigid success')} />
              <span className={classes('anywhere')}>{records.nameOf(row)}</span>
            </li>
          ))}
        </ul>
      )}
      {isEmpty || isAdding ? (
        <AutoForm
          key={turn}
          type={type}
          label={`Add ${type.one ?? `${type.title.toLowerCase()} details`}`}
          draft={`career.first-cv ${type.paths.create}`}
          actions={
            <>
              {actions}
              {isEmpty && <NoneYet onDone={onDone} />}
            </>
          }
          submit={{ label: 'Save', sending: 'Saving' }}
          main="below the fields"
          send={async (body) => {
            await records.add(body);
            setTurn((before) => before + 1);
            setAdding(false);
          }}
        />
      ) : (
        <>
          <p>
            <Button icon={<Icon name="add" size={18} />} onClick={begin}>
              Add another
            </Button>
          </p>
          <div className={classes('flex wrap gap-12')}>
            {actions}
            <MainAction inPlace text={next} onClick={onDone}>
              {next}
            </MainAction>
          </div>
        </>
      )}
    </div>
  );
};
