import { calls } from '@phila/contract/calls';
import { dateText } from '@phila/contract/format';
import { send, useMay, useToday } from '@phila/platform';
import { AdminList, Badge, classes, Loaded, Menu, Skeleton, type AdminColumn } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActs } from '../acts/use-acts.tsx';
import { HistorySection } from '../audit/history-section.tsx';
import FigureDialog from './figure-dialog.tsx';
import { KIND_NAMES, type Listed, summaryOf } from './figure-forms.ts';

const { figureTables, removeFigureTable, saveFigureTable } = calls.wealth;

const TABLE_CALLS = [saveFigureTable, removeFigureTable];

const KINDS = Object.keys(KIND_NAMES);

const keyOf = ({ table: { kind, from } }: Listed): string => `${kind} ${from}`;
const nameOf = ({ table: { kind, from } }: Listed): string => `${KIND_NAMES[kind]} from ${dateText(from)}`;

/** Sorts by kind, the newest of a kind first. */
const inOrder = (tables: readonly Listed[]): Listed[] =>
  tables.toSorted(
    (a, b) =>
      KINDS.indexOf(a.table.kind) - KINDS.indexOf(b.table.kind) || (a.table.from < b.table.from ? 1 : -1),
  );

/** Returns true for the table that holds on a day. */
const holdsOn = (day: string, { table }: Listed, all: readonly Listed[]): boolean =>
  table.from <= day &&
  !all.some(({ table: other }) => other.kind === table.kind && other.from > table.from && other.from <= day);

const StateBadge = ({ listed, all }: { listed: Listed; all: readonly Listed[] }) => {
  const today = useToday();
  if (listed.table.from > today) return <Badge tone="info">Comes into force</Badge>;
  return holdsOn(today, listed, all) ? <Badge tone="success">In use</Badge> : <Badge>Earlier</Badge>;
};

const columnsOf = (all: readonly Listed[]): readonly AdminColumn<Listed>[] => [
  { name: 'kind', label: 'Table', cell: ({ table }) => <strong>{KIND_NAMES[table.kind]}</strong> },
  { name: 'from', label: 'Applies from', cell: ({ table }) => dateText(table.from) },
  { name: 'state', label: 'State', cell: (listed) => <StateBadge listed={listed} all={all} /> },
  { name: 'figures', label: 'Figures', cell: ({ table }) => summaryOf(table) },
  {
    name: 'source',
    label: 'Source',
    cell: ({ table: { source } }) => (
      <a href={source.address} target="_blank" rel="noreferrer">
        {source.name}
      </a>
    ),
  },
  {
    name: 'lookedAt',
    label: 'Compared on',
    cell: ({ table, isOld }) => (
      <span className={classes('row wrap gap-8')}>
        {dateText(table.source.lookedAt)}
        {isOld && <Badge tone="warning">Compare again</Badge>}
      </span>
    ),
  },
];

interface Opened {
  listed: Listed;
  isNext: boolean;
}

const FigureTableList = ({ tables, mayWrite }: { tables: readonly Listed[]; mayWrite: boolean }) => {
  const seesAudit = useMay('site.operations.read');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [history, setHistory] = useState<string | null>(null);
  const { ask, dialog } = useActs([figureTables]);
  const rows = inOrder(tables);
  const shown = rows.find((one) => keyOf(one) === history);
  const remove = (listed: Listed) =>
    ask({
      title: `Remove ${nameOf(listed)}?`,
      text: 'Calculators then use the table that came with the site, or the one before it.',
      confirm: 'Remove it',
      cancel: 'Keep it',
      row: keyOf(listed),
      work: () => send(removeFigureTable, { params: { kind: listed.table.kind, from: listed.table.from } }),
      done: 'It is removed',
    });
  const actionsOf = (listed: Listed) => (
    <Menu
      label={`Actions for ${nameOf(listed)}`}
      items={[
        ...(mayWrite
          ? [
              { text: 'Correct', onSelect: () => setOpened({ listed, isNext: false }) },
              { text: 'Add the next one', onSelect: () => setOpened({ listed, isNext: true }) },
            ]
          : []),
        ...(seesAudit ? [{ text: 'History', onSelect: () => setHistory(keyOf(listed)) }] : []),
        ...(mayWrite && listed.version > 0
          ? [{ text: 'Remove', tone: 'danger' as const, onSelect: () => remove(listed) }]
          : []),
      ]}
    />
  );
  return (
    <div className={classes('stack gap-24')}>
      <p className={classes('muted')}>
        Rates and fees set by the Reserve Bank, SARS and others. Each table applies from its date until the
        next one of its kind; calculators show its source and date.
      </p>
      <AdminList<Listed>
        label="Rates and fees"
        rows={rows}
        keyOf={keyOf}
        nameOf={nameOf}
        columns={columnsOf(tables)}
        actions={mayWrite || seesAudit ? actionsOf : undefined}
      />
      {shown !== undefined && (
        <HistorySection name={nameOf(shown)} rowId={keyOf(shown)} by={TABLE_CALLS} of="table" />
      )}
      {opened !== null && (
        <FigureDialog
          {...opened}
          taken={tables
            .filter(({ table }) => table.kind === opened.listed.table.kind)
            .map(({ table }) => table.from)}
          onClose={() => setOpened(null)}
        />
      )}
      {dialog}
    </div>
  );
};

/** Lists the tables of figures that others decide, and changes them. */
const FigureTables = ({ mayWrite }: { mayWrite: boolean }) => {
  const reading = useQuery(figureTables.query({}));
  return (
    <Loaded isList what="The rates and fees" reading={reading} waiting={<Skeleton height={320} />}>
      {(tables) => <FigureTableList tables={tables} mayWrite={mayWrite} />}
    </Loaded>
  );
};

export default FigureTables;
