import type { NetWorth, NetWorthLine } from '@phila/contract/calls';
import { dateText, moneyText, percentText } from '@phila/contract/format';
import { classes, Money, Surface } from '@phila/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './net-worth.module.css';

/** Names listed below a sum. */
const MAX_NAMES = 3;

const namesOf = (lines: readonly NetWorthLine[]): string => {
  const held = lines
    .filter(({ value }) => (value ?? 0) > 0)
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const names = held.slice(0, MAX_NAMES).map(({ name }) => name);
  const more = held.length - names.length;
  return `${names.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
};

interface SumProps {
  title: string;
  /** Null where nothing is known: R 0.00 would look real. */
  value: number | null;
  children: ReactNode;
}

const Sum = ({ title, value, children }: SumProps) => (
  <Surface label={title}>
    <div className={classes('stack gap-6')}>
      <h3 className={classes('heading')}>{title}</h3>
      <p className={value === null ? classes('muted') : classes('large bold figures nowrap')}>
        {value === null ? 'We don’t know yet' : <Money value={value} />}
      </p>
      <div className={classes('small muted')}>{children}</div>
    </div>
  </Surface>
);

/** Sums owned, owed and paid a month, each with its parts. */
export const Sums = ({ worth: { own, owe, lines, pay, next } }: { worth: NetWorth }) => {
  const owned = lines.filter(({ isOwed, value }) => !isOwed && value !== null);
  const owed = lines.filter(({ isOwed, value }) => isOwed && value !== null);
  return (
    <div className={styles.place}>
      <div className={styles.sums}>
        <Sum title="What you have" value={owned.length === 0 ? null : own}>
          {owned.length === 0 ? (
            <Link to="/wealth/financial-products/assets#add">Add what you own</Link>
          ) : (
            namesOf(owned)
          )}
        </Sum>
        <Sum title="What you owe" value={owed.length === 0 ? null : owe}>
          {owed.length === 0 ? (
            <Link to="/wealth/financial-products/loans#add">Add what you owe</Link>
          ) : (
            namesOf(owed)
          )}
        </Sum>
        <Sum title="What you pay each month" value={pay.parts.length === 0 ? null : pay.total}>
          {pay.parts.length === 0 ? (
            <Link to="/wealth/financial-products/short-term-insurance#add">Add a policy</Link>
          ) : (
            <Paid pay={pay} next={next} />
          )}
        </Sum>
      </div>
    </div>
  );
};

const Paid = ({ pay: { percentOfPay, parts }, next }: Pick<NetWorth, 'pay' | 'next'>) => (
  <>
    {next !== null && (
      <p>
        Due next: {dateText(next.day)}, {next.label}, {moneyText(next.amount)}
      </p>
    )}
    {percentOfPay !== null && <p>{percentText(percentOfPay)} of what you take home</p>}
    <p>
      <Link to="/wealth/until-payday" className={styles.asked}>
        Does it last until payday?
      </Link>
    </p>
    <details className={styles.more}>
      <summary>For what</summary>
      <dl className={classes('stack gap-6')}>
        {parts.map(({ label, amount }) => (
          <div key={label} className={classes('row between gap-12')}>
            <dt>{label}</dt>
            <dd>
              <Money value={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes('above-8')}>
        Without pension contributions that come off your pay
        {parts.some(({ label }) => label === 'Medical aid') ? (
          '. '
        ) : (
          <>
            , and without your medical aid:{' '}
            <Link to="/wealth/financial-tools/payslip">save your payslip</Link> as yours and we add it
            here.{' '}
          </>
        )}
        <Link to="/wealth/financial-tools/budget">Put it into your budget</Link>
      </p>
    </details>
  </>
);
