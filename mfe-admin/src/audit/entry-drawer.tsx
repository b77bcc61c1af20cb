import { type AuditEntry, calls } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { type AdminColumn, AdminList, Badge, classes, Loaded, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { FactsTable } from '../facts-table/facts-table.tsx';
import { areaText, kindWords } from './audit-words.ts';

type Difference = NonNullable<AuditEntry['difference']>[number];

const BLANK = <span className={classes('muted')}>blank</span>;
const valueOf = (value: string | null) => (value === null || value === '' ? BLANK : value);

const differenceColumns: readonly AdminColumn<Difference>[] = [
  {
    name: 'field',
    label: 'Field',
    cell: ({ field, isMasked }) => (
      <>
        {field}
        {isMasked && <span className={classes('small muted block')}>shortened</span>}
      </>
    ),
  },
  { name: 'before', label: 'Before', cell: ({ before }) => valueOf(before) },
  { name: 'after', label: 'After', cell: ({ after }) => valueOf(after) },
];

/** Lists the changed values of a site row; for personal data, only the names of the fields. */
const What = ({ difference, fields }: Pick<AuditEntry, 'difference' | 'fields'>) => {
  if (difference === null && fields.length === 0) return null;
  return (
    <section>
      <h3 className={classes('strong below-12')}>What changed</h3>
      {difference === null ? (
        <>
          <p className={classes('anywhere')}>{fields.join(', ')}</p>
          <p className={classes('small muted above-4')}>
            The values are a person’s or money: the audit keeps which fields they were, and a mark by which a
            copy can be compared.
          </p>
        </>
      ) : (
        <AdminList<Difference>
          label="What changed"
          rows={difference}
          keyOf={({ field }) => field}
          nameOf={({ field }) => field}
          columns={differenceColumns}
          isDense
          level={3}
        />
      )}
    </section>
  );
};

/** Lets a name without blanks break anywhere. */
const long = (text: string) => <span className={classes('anywhere')}>{text}</span>;

const EntryDetails = ({ entry }: { entry: AuditEntry }) => (
  <div className={classes('stack gap-24')}>
    <div className={classes('row wrap gap-8')}>
      <Badge tone={kindWords[entry.kind].tone}>{kindWords[entry.kind].name}</Badge>
      <span className={classes('muted')}>{southAfricanTime(entry.at)}</span>
    </div>
    <What difference={entry.difference} fields={entry.fields} />
    <FactsTable
      facts={[
        ['Who', entry.actor ?? 'A deleted account'],
        ['Where from', entry.network ?? 'Not recorded'],
        entry.userAgent === null ? null : ['Browser', entry.userAgent],
        ['Part of the site', areaText(entry.area)],
        entry.rowIds.length === 0 ? null : ['Affected', long(entry.rowIds.join(', '))],
        entry.call === null ? null : ['Call', long(entry.call)],
        ['Request', long(entry.requestId)],
      ]}
    />
  </div>
);

const EntryDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const reading = useQuery(calls.administration.auditEntry.query({ params: { id } }));
  return (
    <Drawer
      open
      size={640}
      title={reading.data?.what ?? 'Entry'}
      closable={{ 'aria-label': 'Close' }}
      onClose={onClose}
    >
      <Loaded what="This entry" reading={reading} waiting={<Skeleton height={320} />}>
        {(entry) => <EntryDetails entry={entry} />}
      </Loaded>
    </Drawer>
  );
};

export default EntryDrawer;
