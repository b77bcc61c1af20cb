import type { AnyResource, ChangeEntry } from '@phila/contract/resources';
import { messageOf, notify } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../controls/button/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Loaded } from '../../feedback/loaded/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { Timeline } from '../../lists/timeline/index.ts';
import { nameOfRow } from './resource-cell.ts';
import type { ResourceItem } from './resource-row.ts';
import { useResourceCalls } from './use-resource-calls.ts';
import type { ResourceWrites } from './use-resource-writes.ts';

const BLANK = 'blank';

/** Names of the writes in a row's history. */
const wordsOf: Readonly<Record<string, string>> = {
  create: 'Added',
  update: 'Changed',
  remove: 'Removed',
  restore: 'Restored',
  publish: 'Published',
  withdraw: 'Taken back to a draft',
  order: 'Moved',
  picture: 'Picture changed',
  removePicture: 'Picture removed',
  undo: 'Set back',
};

const Difference = ({ fields }: Pick<ChangeEntry, 'fields'>) => (
  <dl className={classes('grid gap-4')}>
    {fields.map(({ field, label, before, after }) => (
      <div key={field}>
        <dt className={classes('muted')}>{label}</dt>
        <dd className={classes('anywhere')}>
          <del>{before || BLANK}</del> → <ins className={classes('no-line strong')}>{after || BLANK}</ins>
        </dd>
      </div>
    ))}
  </dl>
);

interface HistoryProps {
  resource: AnyResource;
  row: ResourceItem;
  /** Undefined if nothing can be undone: the row was removed, or this person may not change it. */
  writes: ResourceWrites | undefined;
  /** Called after an undo, with the name of that write. */
  onUndone: (operation: string, text: string) => void;
}

/** Shows a row's changes, the latest first: who, when, and each value before and after; each change can be undone. */
export const History = ({ resource, row, writes, onUndone }: HistoryProps) => {
  const calls = useResourceCalls(resource);
  const reading = useQuery(calls.history.query({ params: { id: row.id } }));
  const [undoing, setUndoing] = useState<string | null>(null);
  const undo = async (operation: string) => {
    setUndoing(operation);
    try {
      const answer = await writes?.undo(operation, row.id);
      const [verdict] = answer?.rows ?? [];
      if (answer && verdict?.isDone === true)
        onUndone(answer.operation, `${nameOfRow(resource, row)} is as it was before`);
      else if (verdict?.message) notify({ severity: 'error', text: verdict.message });
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, 'This did not work. Please try again.') });
    } finally {
      setUndoing(null);
    }
  };
  return (
    <Loaded
      what={`The history of this ${resource.title}`}
      reading={reading}
      inCard
      waiting={<Skeleton height={120} />}
      empty={<p className={classes('muted')}>Nothing was changed here yet.</p>}
    >
      {(entries) => (
        <Timeline
          label={`History of this ${resource.title}`}
          events={entries.map(({ id: key, operation, at, by, action, fields }, index) => ({
            key,
            at,
            title: `${wordsOf[action] ?? 'Changed'} by ${by ?? 'an account that is gone'}`,
            tone: 'neutral',
            ...(fields.length === 0
              ? {}
              : {
                  text: (
                    <>
                      <Difference fields={fields} />
                      {operation !== null && writes !== undefined && (
                        <Button
                          className={classes('above-8')}
                          size="small"
                          loading={undoing === operation}
                          disabled={undoing !== null}
                          onClick={() => void undo(operation)}
                        >
                          {index === 0 ? 'Undo this change' : 'Undo this and later changes'}
                        </Button>
                      )}
                    </>
                  ),
                }),
          }))}
        />
      )}
    </Loaded>
  );
};
