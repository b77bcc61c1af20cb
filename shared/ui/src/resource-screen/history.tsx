import type { AnyResource, ChangeEntry } from '@phila/contract/resources';
import { useRead } from '@phila/platform';
import { classes } from '../classes/index.ts';
import { Loaded } from '../loaded/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Timeline } from '../timeline/index.ts';
import { useResourceCalls } from './use-resource-rows.ts';

const BLANK = 'blank';

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
  id: number;
}

/** What was done with one row, the latest first: who, when, and each value before and after. */
export const History = ({ resource, id }: HistoryProps) => {
  const calls = useResourceCalls(resource);
  const reading = useRead(calls.history, { params: { id } });
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
          events={entries.map(({ id: key, at, by, action, fields }) => ({
            key,
            at,
            title: `${action}, by ${by ?? 'an account that is gone'}`,
            tone: 'neutral',
            ...(fields.length === 0 ? {} : { text: <Difference fields={fields} /> }),
          }))}
        />
      )}
    </Loaded>
  );
};
