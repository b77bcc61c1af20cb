import { calls, type NetWorth as Worth } from '@phila/contract/calls';
import { classes, Loaded, Skeleton, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Head, Months } from './head.tsx';
import { isKnown } from './is-known.ts';
import { KeepStatement } from '../recorded/keep-statement.tsx';
import { LineRow } from './line-row.tsx';
import styles from './net-worth.module.css';
import { additions } from './places.ts';
import { Sums } from './sums.tsx';
import { TakeAway } from './take-away.tsx';
import { worthDoing } from './worth-doing.ts';

const { wealth } = calls;

/** Net worth: owned less owed, by the person's records (specification: wealth, "Net worth"). */
export const NetWorth = () => {
  const reading = useQuery(wealth.netWorth.read.query({ query: {} }));
  const will = useQuery(wealth.willAndTestament.read.query({}));
  const hasWill = will.data === undefined ? undefined : will.data !== null;
  return (
    <section aria-labelledby="net-worth">
      <h2 id="net-worth" className={classes('heading below-8')}>
        Your net worth
      </h2>
      <Loaded
        isList
        what="Your net worth"
        reading={reading}
        waiting={
          <div className={classes('stack gap-16')}>
            <Skeleton height={72} width={220} />
            <Skeleton height={400} />
            <Skeleton height={96} />
            <Skeleton height={480} />
          </div>
        }
        isEmpty={() => false}
      >
        {(worth) => <Sheet worth={worth} hasWill={hasWill} />}
      </Loaded>
    </section>
  );
};

const Sheet = ({ worth, hasWill }: { worth: Worth; hasWill: boolean | undefined }) => {
  const { lines, pay, statementLines } = worth;
  const doing = worthDoing(worth, hasWill);
  const held = lines.filter(({ endedOn, isOwed, value }) => endedOn === null && !(isOwed && value === 0));
  const ended = lines.filter((line) => !held.includes(line));
  const byValue = held.toSorted(
    (a, b) => Number(a.isOwed) - Number(b.isOwed) || (b.value ?? 0) - (a.value ?? 0),
  );
  return (
    <div className={classes('stack gap-16')}>
      {isKnown(worth) && <Head worth={worth} />}
      <KeepStatement lines={statementLines} />
      {lines.length === 0 && <FirstQuestion />}
      {isKnown(worth) && <Months worth={worth} />}
      {(lines.length > 0 || pay.parts.length > 0) && <Sums worth={worth} />}
      {lines.length > 0 && (
        <Surface label="Each with its value">
          <ul id="values" className={classes('stack')} aria-label="What you own and owe">
            {byValue.map((line) => (
              <LineRow key={`${line.of} ${line.id}`} line={line} lines={lines} />
            ))}
          </ul>
          {ended.length > 0 && (
            <details className={styles.more}>
              <summary>No longer yours, or paid off ({ended.length})</summary>
              <ul className={classes('stack')}>
                {ended.map((line) => (
                  <LineRow key={`${line.of} ${line.id}`} line={line} lines={lines} />
                ))}
              </ul>
            </details>
          )}
          <details className={styles.more}>
            <summary>Add something you own or owe</summary>
            <Additions />
          </details>
        </Surface>
      )}
      {doing.length > 0 && (
        <section aria-labelledby="worth-doing">
          <h3 id="worth-doing" className={classes('heading below-8')}>
            Worth doing
          </h3>
          <ul className={classes('stack gap-8')}>
            {doing.map(({ what, because, to }) => (
              <li key={what}>
                {to.startsWith('#') ? <a href={to}>{what}</a> : <Link to={to}>{what}</Link>}
                <span className={classes('muted')}>: {because}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isKnown(worth) && <TakeAway key={JSON.stringify(worth.lines)} worth={worth} />}
    </div>
  );
};

const Additions = () => (
  <ul className={classes('stack gap-8')}>
    {additions.map(({ of, text, to }) => (
      <li key={of}>
        <Link to={to}>{text}</Link>
      </li>
    ))}
  </ul>
);

/** Asks one question of a person without records. */
const FirstQuestion = () => (
  <Surface label="To begin with">
    <p className={classes('large medium below-12')}>What is the largest thing you own or owe?</p>
    <Additions />
    <p className={classes('small muted above-12')}>
      It counts here from the day you say, and each change of its value moves the line.
    </p>
  </Surface>
);
