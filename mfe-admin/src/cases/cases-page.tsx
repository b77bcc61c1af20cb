import { calls, type CaseHolder, type CaseKind, caseKinds } from '@phila/contract/calls';
import { moneyText, numberText, southAfricanDay } from '@phila/contract/format';
import { daysUntil } from '@phila/contract/vouchers';
import { useToday } from '@phila/platform';
import {
  AdminList,
  type AdminColumn,
  Callout,
  classes,
  Empty,
  Field,
  type ListAddress,
  Page,
  Select,
  Surface,
  useListAddress,
  useListKeys,
  useListReturn,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Filters } from '../administrative/filters.tsx';
import { pageOfRows } from '../administrative/pages-of-rows.tsx';
import { holderOf } from './case-holder.tsx';
import { CasePane } from './case-pane.tsx';
import styles from './cases.module.css';
import { useCases } from './use-cases.ts';
import { keyOf, kindWords, type WaitingCase } from './waiting-case.ts';

/** Age in whole days; empty where no time is known. */
const ageText = (since: string | null, today: string): string => {
  if (since === null) return '';
  const days = daysUntil(today, southAfricanDay(new Date(since)));
  if (days <= 0) return 'Today';
  return days === 1 ? '1 day' : `${numberText(days)} days`;
};

/** The next case after one that left the queue, else the one before. */
const nextOf = (before: readonly string[], left: string, now: ReadonlySet<string>): string | null => {
  const at = before.indexOf(left);
  const after = before.slice(at + 1).find((key) => now.has(key));
  return after ?? before.slice(0, at).findLast((key) => now.has(key)) ?? null;
};

interface Shown {
  list: ListAddress;
  today: string;
  holders: readonly CaseHolder[] | undefined;
}

const columnsOf = ({ list, today, holders }: Shown): readonly AdminColumn<WaitingCase>[] => [
  {
    name: 'title',
    label: 'Case',
    cell: (one) => (
      <div className={classes('grid gap-2')}>
        <Link
          {...list.linkTo(keyOf(one))}
          className={classes('strong')}
          aria-current={keyOf(one) === list.open ? 'true' : undefined}
        >
          {one.title}
        </Link>
        <span className={classes('small muted')}>
          {kindWords[one.kind]}: {one.why}
        </span>
      </div>
    ),
  },
  { name: 'person', label: 'Person', cell: ({ person }) => person?.name ?? '' },
  {
    name: 'amount',
    label: 'Amount',
    isNumber: true,
    cell: ({ amount }) => (amount === null ? '' : moneyText(amount)),
  },
  { name: 'age', label: 'Age', cell: ({ since }) => ageText(since, today) },
  {
    name: 'holder',
    label: 'Who has it',
    cell: (one) => {
      const holder = holderOf(one, holders);
      return holder === null ? '' : holder.isMine ? 'You' : holder.name;
    },
  },
];

/** Queue of cases: one opens beside it, and once it is settled the next one comes. */
const CasesPage = () => {
  const list = useListAddress();
  const today = useToday();
  const { kinds, cases, error, hasMore, retry } = useCases();
  const { data: holders } = useQuery(calls.administration.caseHolders.query({}));
  const kind = caseKinds.find((one) => one === list.value('kind'));
  const rows = cases?.filter((one) => kind === undefined || one.kind === kind);
  const { shown, paging } = pageOfRows(rows, list);
  const { open, openRow } = list;
  const opened = rows?.find((one) => keyOf(one) === open);
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place);
  useListReturn(place);

  const [settled, setSettled] = useState<string | null>(null);
  /** The queue and the open case while it was still in it. */
  const last = useRef<{ keys: readonly string[]; open: WaitingCase } | null>(null);
  const keys = rows?.map(keyOf);
  const follow = useEffectEvent(() => {
    if (keys === undefined || open === null) return;
    if (opened !== undefined) {
      last.current = { keys, open: opened };
      return;
    }
    const before = last.current;
    if (before === null || keyOf(before.open) !== open) return;
    last.current = null;
    setSettled(before.open.title);
    openRow(nextOf(before.keys, open, new Set(keys)));
  });
  // Runs after every render, because a case leaves with any of many reads.
  useEffect(() => follow());

  const columns = columnsOf({ list, today, holders });
  const showKind = (next: CaseKind | '' | null) => list.put({ kind: next || null, row: null });
  return (
    <Page title="Cases" sentence="What waits for you and your colleagues, the longest wait first.">
      <div aria-live="polite">
        {settled !== null && (
          <div className={classes('below-16')}>
            <Callout tone="success" title={`${settled} is done`}>
              It left the queue.{opened === undefined ? '' : ' The next case is below.'}
            </Callout>
          </div>
        )}
      </div>
      <div className={styles.room} data-open={open === null ? undefined : ''}>
        <div ref={place} className={styles.queue}>
          <Surface label="Queue">
            <AdminList<WaitingCase>
              label="Cases"
              rows={{ data: shown, error, refetch: retry }}
              columns={
                open === null ? columns : columns.filter(({ name }) => name !== 'person' && name !== 'holder')
              }
              keyOf={keyOf}
              nameOf={({ title }) => title}
              isDense
              tools={
                <Filters>
                  <Field label="Kind">
                    {({ 'aria-invalid': _wrong, ...wiring }) => (
                      <Select<CaseKind | ''>
                        {...wiring}
                        value={kind ?? ''}
                        options={[
                          { value: '', label: 'All' },
                          ...kinds.map((one) => ({ value: one, label: kindWords[one] })),
                        ]}
                        onChange={showKind}
                      />
                    )}
                  </Field>
                  <output className={classes('muted')}>
                    {rows === undefined ? '' : `${numberText(rows.length)}${hasMore ? '+' : ''} waiting`}
                  </output>
                </Filters>
              }
              chips={
                kind === undefined
                  ? []
                  : [{ name: 'kind', words: `Kind: ${kindWords[kind]}`, onRemove: () => showKind('') }]
              }
              {...(kind === undefined ? {} : { onClear: () => showKind('') })}
              empty={
                <Empty title="Nothing waits for you">
                  Payments that are stuck, transfers to confirm, refunds, codes that run out, messages and
                  jobs that failed appear here.
                </Empty>
              }
              paging={paging}
            />
          </Surface>
        </div>
        {open !== null && (
          <div className={classes('stack gap-16')}>
            {opened !== undefined && (
              <CasePane
                key={open}
                one={opened}
                age={ageText(opened.since, today)}
                holders={holders}
                onClose={() => {
                  setSettled(null);
                  openRow(null);
                }}
              />
            )}
            {opened === undefined && cases !== undefined && (
              <Surface label="Case">
                <Empty title="This case no longer waits">Somebody settled it, or it settled itself.</Empty>
              </Surface>
            )}
          </div>
        )}
      </div>
    </Page>
  );
};

export default CasesPage;
