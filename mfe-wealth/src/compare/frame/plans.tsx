import type { BodyFieldsOf, Fields, FormOf } from '@phila/contract/fields';
import { toForm } from '@phila/contract/records';
import {
  Badge,
  Button,
  classes,
  DataTable,
  Empty,
  EntryForm,
  firstEntry,
  Icon,
  PlainPages,
  Surface,
  type Order,
  type TableColumn,
} from '@phila/ui';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeCreditText } from './before-credit-text.ts';
import { MAX_PINNED, sorted, type Comparison, type PlanList, type ShownPlan } from './comparison.ts';
import { madeText } from './made-text.ts';
import { PlanOrder } from './plan-order.tsx';
import { PlanPrice } from './plan-price.tsx';
import { PlanTable } from './plan-table.tsx';
import { SideBySide } from './side-by-side.tsx';
import { useWide } from './wide.ts';
import styles from './compare.module.css';

interface PlansProps<F extends Fields, G extends Fields, Plan> {
  type: Comparison<F, G, Plan>;
  list: PlanList<NoInfer<Plan>>;
  entry: BodyFieldsOf<NoInfer<F>>;
  /** True if the entry is wrong and prices are of the last one. */
  isOld: boolean;
  /** The saved filters. */
  filter: object | null;
  onFilter: (filter: object | null) => void;
  pinned: readonly string[];
  onPin: (pinned: readonly string[]) => void;
  /** Year chooser, if there are several years. */
  year: ReactNode;
}

/** Rows drawn at once. */
const PAGE = 25;

const isNone = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

const columnsOf = (plans: readonly ShownPlan[]): TableColumn<ShownPlan>[] => [
  {
    name: 'name',
    label: 'Plan',
    isTitle: true,
    cell: ({ plan, from, isExample }) => (
      <>
        <span className={classes('block strong')}>{plan}</span>
        <span className={classes('block small muted')}>{from}</span>
        {isExample && <Badge>Example</Badge>}
      </>
    ),
  },
  {
    name: 'total',
    label: 'A month',
    isNumber: true,
    cell: (plan) => (
      <>
        <PlanPrice plan={plan} />
        {plan.afterCredit !== undefined && (
          <span className={classes('block small muted')}>{beforeCreditText(plan)}</span>
        )}
        <span className={classes('block small muted', styles.made)}>{madeText(plan.made)}</span>
      </>
    ),
  },
  ...(plans[0]?.facts ?? [])
    .filter(({ order }) => order !== undefined)
    .map(({ name, label, heading = label }): TableColumn<ShownPlan> => ({
      name,
      label: heading,
      cell: ({ facts }) => facts.find((fact) => fact.name === name)?.text ?? '–',
    })),
];

/** Index of the first plan on the page that the address names (`?page=2`); 0 if there is no such page. */
const firstOnPage = (search: string, plans: number): number => {
  const page = Number(/[?&]page=([1-9]\d{0,3})(&|$)/.exec(search)?.[1] ?? 1);
  const first = (page - 1) * PAGE;
  return first < plans ? first : 0;
};

/** A year's plans for the entry, to filter, sort and pin. */
export const Plans = <F extends Fields, G extends Fields, Plan>(props: PlansProps<F, G, Plan>) => {
  const { type, list, entry, isOld, filter: kept, onFilter, pinned, onPin, year } = props;
  const { filterOf } = type;
  const filterForm = useMemo(() => filterOf(list.plans), [filterOf, list.plans]);
  const [begun, setBegun] = useState(() => ({ round: 0, suggested: toForm(filterForm, kept) as FormOf<G> }));
  const [filter, setFilter] = useState(() => firstEntry(filterForm, begun.suggested).entry);
  // Starts with the cheapest, because that is fact and not advice; nothing is ever promoted.
  const [order, setOrder] = useState<Order | null>({ field: 'total', descending: false });
  const [most, setMost] = useState(PAGE);
  const isWide = useWide();
  const { search } = useLocation();
  const beside = useRef<HTMLDivElement>(null);
  const every = useMemo(
    () =>
      list.plans
        .filter((plan) => type.isFor?.(plan, entry) ?? true)
        .map((plan) => ({ plan, shown: type.show(plan, entry, list.year) })),
    [type, list, entry],
  );
  // A link for people without scripts leads to further plans.
  const [from, setFrom] = useState(() => firstOnPage(search, every.length));
  const [page, setPage] = useState(from / PAGE + 1);
  const shown = useMemo(
    () =>
      every.filter(({ plan }) => filter === null || type.passes(plan, filter)).map(({ shown: one }) => one),
    [type, every, filter],
  );
  const rows = useMemo(() => sorted(shown, order), [shown, order]);
  const chosen = pinned.flatMap(
    (name) => every.find(({ shown: { name: known } }) => known === name)?.shown ?? [],
  );
  const isPinned = ({ name }: ShownPlan): boolean => chosen.some((one) => one.name === name);
  const isFull = chosen.length >= MAX_PINNED;
  const { one, many } = type.words;
  const narrowing = Object.values(filter ?? {}).filter((value) => !isNone(value)).length;
  const [isOpenFirst] = useState(narrowing > 0);
  const showFirst = () => {
    setFrom(0);
    setMost(PAGE);
    setPage(1);
  };
  const sortBy = (next: Order | null) => {
    setOrder(next);
    setFrom(0);
    setPage(1);
  };
  const startAgain = () => {
    onFilter(null);
    setBegun(({ round }) => ({ round: round + 1, suggested: toForm(filterForm, null) as FormOf<G> }));
  };
  const pin = (row: ShownPlan) => {
    const names = chosen.map(({ name }) => name);
    onPin(isPinned(row) ? names.filter((name) => name !== row.name) : [...names, row.name]);
  };
  const pinOf = (row: ShownPlan) => (
    <Button
      size="small"
      aria-pressed={isPinned(row)}
      aria-label={`Pin ${row.name}`}
      disabled={isFull && !isPinned(row)}
      icon={isPinned(row) && <Icon name="check" />}
      onClick={() => pin(row)}
    >
      Pin
    </Button>
  );

  return (
    <>
      <Surface title={`What each costs you in ${list.year}`} action={year} className={styles.list}>
        <p className={classes('small muted below-12')}>
          <output>
            {`${rows.length} of ${every.length} ${every.length === 1 ? one : many}`}
            {isOld && '. Correct what is marked: these are the prices of your last entry'}
          </output>
          {shown.some(({ isExample }) => isExample) && (
            <span>. Example plans: names and prices are made up, and not on offer.</span>
          )}
        </p>
        <details className={styles.narrowing} open={isOpenFirst}>
          <summary className={classes('strong', styles.summary)}>
            Filter {many}
            {narrowing > 0 && <span className={classes('muted')}> ({narrowing} chosen)</span>}
          </summary>
          <div className={classes('above-16')}>
            <EntryForm
              key={begun.round}
              type={filterForm}
              label={`Filter ${many}`}
              suggested={begun.suggested}
              onEntry={(now) => {
                if (now.entry === null) return;
                setFilter(now.entry);
                showFirst();
                onFilter(Object.values(now.entry).every(isNone) ? null : now.entry);
              }}
            />
          </div>
        </details>
        {isWide && rows.length > 0 ? (
          <PlanTable
            label={type.title.open}
            words={type.words}
            plans={rows}
            order={order}
            onOrder={sortBy}
            page={page}
            onPage={setPage}
            actions={pinOf}
          />
        ) : (
          <>
            {rows.length > 0 && (
              <div className={classes('below-12')}>
                <PlanOrder plans={rows} order={order} onOrder={sortBy} />
              </div>
            )}
            <div className={styles.rows}>
              <DataTable<ShownPlan>
                label={type.title.open}
                level={3}
                columns={columnsOf(shown)}
                rows={rows.slice(from, from + most)}
                keyOf={({ name }) => name}
                nameOf={({ name }) => name}
                actions={pinOf}
                // Renders cards at build; the style sheet turns them into rows on wide screens.
                first="cards"
                {...(rows.length === 0 && {
                  instead: (
                    <Empty
                      inCard
                      title={`No ${one} has all of that`}
                      action={<Button onClick={startAgain}>Show all {many}</Button>}
                    />
                  ),
                })}
              />
            </div>
            <PlainPages page={from / PAGE + 1} pages={Math.ceil(rows.length / PAGE)} />
            {rows.length > from + most && (
              <p className={classes('above-16')}>
                <Button onClick={() => setMost(most + PAGE)}>
                  Show {Math.min(PAGE, rows.length - from - most)} more
                </Button>
              </p>
            )}
          </>
        )}
        {/* Sticks this bar once it has a link; before, it would only cover plans. */}
        <p
          className={classes(
            'row wrap between gap-12 above-16',
            chosen.length > 0 ? styles.pinned : undefined,
          )}
        >
          <span>
            {chosen.length === 0
              ? `Pin up to three ${many} to see them side by side.`
              : `${chosen.length} of ${MAX_PINNED} pinned.`}
            {isFull && ' Unpin one to pin another.'}
          </span>
          {chosen.length > 0 && (
            <Button
              onClick={() => {
                beside.current?.scrollIntoView({ block: 'start' });
                beside.current?.focus({ preventScroll: true });
              }}
            >
              See them side by side
            </Button>
          )}
        </p>
      </Surface>
      {chosen.length > 0 && (
        <div ref={beside} tabIndex={-1}>
          <SideBySide
            plans={sorted(chosen, { field: 'total', descending: false })}
            words={type.words}
            onTakeOut={pin}
          />
        </div>
      )}
    </>
  );
};
