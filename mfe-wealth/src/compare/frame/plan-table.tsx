import { moneyText } from '@phila/contract/format';
import { randFromCents } from '@phila/finance/cents';
import { Badge, Check, classes, Pager, type Order } from '@phila/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useColumns } from './columns-in.ts';
import { paidOf, rowsOf, type ShownPlan } from './comparison.ts';
import { madeText } from './made-text.ts';
import { PlanOrder } from './plan-order.tsx';
import { PlanPrice } from './plan-price.tsx';
import { RowName } from './row-name.tsx';
import styles from './compare.module.css';

interface PlanTableProps {
  /** Accessible name. */
  label: string;
  /** Words for a plan: `plans`. */
  words: { one: string; many: string };
  /** Sorted. */
  plans: readonly ShownPlan[];
  order: Order | null;
  onOrder: (order: Order | null) => void;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  /** Buttons of a plan. */
  actions: (plan: ShownPlan) => ReactNode;
}

const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size > 1;

/**
 * Shows as many plans as fit in columns, with facts as rows. The head stays in sight; difference marks compare the
 * visible plans.
 */
export const PlanTable = (props: PlanTableProps) => {
  const { label, words, plans, order, onOrder, page, onPage, actions } = props;
  const place = useRef<HTMLDivElement>(null);
  const columns = useColumns(place);
  const [isShort, setShort] = useState(false);
  const pages = Math.max(1, Math.ceil(plans.length / columns));
  const now = Math.min(page, pages);
  // Fills up the last page with plans from the page before, to keep column widths.
  const from = Math.max(0, Math.min((now - 1) * columns, plans.length - columns));
  const shown = plans.slice(from, from + columns);
  const isMain = new Set(
    shown.flatMap(({ facts }) => facts.flatMap(({ name, order: by }) => (by === undefined ? [] : [name]))),
  );
  const rows = rowsOf(shown).filter(({ isDifferent }) => isDifferent || !isShort);
  const main = rows.filter(({ name }) => isMain.has(name));
  const others = rows.filter(({ name }) => !isMain.has(name));
  const hasCredit = shown.some(({ afterCredit }) => afterCredit !== undefined);
  const bodyOf = (some: typeof rows) =>
    some.map(({ name, label: row, texts, isDifferent }) => (
      <tr key={name} data-same={!isDifferent || undefined}>
        <RowName label={row} isDifferent={isDifferent} />
        {texts.map((text, at) => (
          <td key={shown[at]?.name}>{text}</td>
        ))}
      </tr>
    ));
  return (
    <div ref={place}>
      <div className={classes('row wrap align-end gap-12 gap-x-24 below-12')}>
        <PlanOrder plans={plans} order={order} onOrder={onOrder} />
        {shown.length > 1 && (
          <div className={classes('grow')}>
            <Check checked={isShort} onChange={setShort}>
              Only what differs
            </Check>
            <p className={classes('small muted')}>
              <span aria-hidden="true" className={styles.sign}>
                ≠
              </span>{' '}
              marks what differs between those in sight.
            </p>
          </div>
        )}
        {pages > 1 && <Pager page={now} pages={pages} onPage={onPage} label={`Pages of ${words.many}`} />}
      </div>
      <table className={styles.table}>
        <caption className={classes('unseen')}>{label}</caption>
        <colgroup>
          <col className={styles.names} />
          {shown.map(({ name }) => (
            <col key={name} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className={classes('small muted')}>
              {pages > 1
                ? `${from + 1} to ${from + shown.length} of ${plans.length}`
                : `${plans.length} ${plans.length === 1 ? words.one : words.many}`}
            </td>
            {shown.map(({ name, plan, from: of, isExample }) => (
              <th key={name} scope="col">
                <span className={classes('block strong')}>{plan}</span>{' '}
                <span className={classes('block small muted')}>{of}</span>{' '}
                {isExample && <Badge>Example</Badge>}
              </th>
            ))}
          </tr>
          <tr>
            <RowName label="A month" isDifferent={areDifferent(shown.map(paidOf))} />
            {shown.map((plan) => (
              <td key={plan.name}>
                <PlanPrice plan={plan} />
                <span className={classes('block above-8')}>{actions(plan)}</span>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <RowName
              label={hasCredit ? 'Before tax credit' : 'Made up of'}
              isDifferent={areDifferent(shown.map(({ total }) => total))}
            />
            {shown.map(({ name, total, made }) => (
              <td key={name}>
                {hasCredit && (
                  <>
                    <span className={classes('block strong figures')}>
                      {moneyText(randFromCents(total))}
                    </span>{' '}
                  </>
                )}
                <span className={classes('block small muted')}>{madeText(made)}</span>
              </td>
            ))}
          </tr>
          {bodyOf(main)}
        </tbody>
        {others.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={shown.length + 1} className={styles.group}>
                In detail
              </th>
            </tr>
            {bodyOf(others)}
          </tbody>
        )}
      </table>
    </div>
  );
};
