import { useToday } from '@phila/platform';
import { dateText, moneyText, percentText } from '@phila/contract/format';
import { Button, Chart, classes, Money, Skeleton, Surface } from '@phila/ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Picture, Whole } from './picture.ts';
import { usePicture } from './use-picture.ts';
import styles from './money-picture.module.css';

/** Parts shown of an amount; a button shows the rest. */
const MAX_PARTS = 4;

const NET_WEALTH = '/wealth/net-wealth/assets-liabilities';

/** Shows assets, debts and monthly payments with their parts. */
export const MoneyPicture = () => {
  const today = useToday();
  const { picture, reads, lacks } = usePicture(today);
  const { have, owe, pay, percentOfPay } = picture;
  return (
    <section className={classes('stack gap-16', styles.picture)} aria-labelledby="money-at-a-glance">
      <h2 id="money-at-a-glance" className={classes('heading')}>
        Your money at a glance
      </h2>
      {reads.hasFailed && (
        <p role="alert" className={classes('row wrap gap-12')}>
          Some of your records could not be loaded. <Button onClick={() => void reads.retry()}>Retry</Button>
        </p>
      )}
      <div className={styles.amounts}>
        <Amount title="What you have" whole={have} isWaiting={reads.isWaiting} lacks={lacks.values}>
          {have.parts.length === 0 ? (
            <Link to={NET_WEALTH}>Add what you own</Link>
          ) : (
            <WhereFrom picture={picture} />
          )}
        </Amount>
        <Amount title="What you owe" whole={owe} isWaiting={reads.isWaiting} lacks={lacks.values}>
          {owe.parts.length === 0 ? (
            <Link to="/wealth/financial-products/loans#add">Add what you owe</Link>
          ) : (
            <WhereFrom picture={picture} />
          )}
        </Amount>
        <Amount title="What you pay each month" whole={pay} isWaiting={reads.isWaiting} lacks={lacks.monthly}>
          {pay.parts.length === 0 ? (
            <Link to="/wealth/financial-products/short-term-insurance#add">Add a policy</Link>
          ) : (
            <>
              {percentOfPay !== null && `${percentText(percentOfPay)} of what you take home. `}
              {/* Takes the medical aid from the payslip, as its record has no premium. */}
              Without pension contributions that come off your pay
              {pay.parts.some(({ label }) => label === 'Medical aid') ? (
                '. '
              ) : (
                <>
                  , and without your medical aid:{' '}
                  <Link to="/wealth/financial-tools/payslip">save your payslip</Link> as yours and we add it
                  here.{' '}
                </>
              )}
              <Link to="/wealth/financial-tools/budget">Put it into your budget</Link>
            </>
          )}
        </Amount>
      </div>
      {!reads.isWaiting && pay.parts.length > 1 && (
        <Surface>
          <Chart
            title="What you pay each month, and for what"
            summary={`Most goes to ${pay.parts[0]?.label.toLowerCase()}: ${moneyText(pay.parts[0]?.amount ?? 0)} of ${moneyText(pay.total)}.`}
            kind="rows"
            labelled="For"
            labels={pay.parts.map(({ label }) => label)}
            series={[{ name: 'Rand a month', values: pay.parts.map(({ amount }) => amount) }]}
          />
        </Surface>
      )}
    </section>
  );
};

/** Names the figures' source, or a person would wonder why a new policy is missing. */
const WhereFrom = ({ picture: { statementOf, notInStatement } }: { picture: Picture }) => {
  if (statementOf === null)
    return (
      <>
        From your records. <Link to={NET_WEALTH}>Work out your net wealth</Link>
      </>
    );
  return (
    <>
      From your net wealth of {dateText(statementOf)}.{' '}
      <Link to={NET_WEALTH}>
        {notInStatement === 0
          ? 'Bring it up to date'
          : `Use ${notInStatement} newer ${notInStatement === 1 ? 'value' : 'values'}`}
      </Link>
    </>
  );
};

interface AmountProps {
  title: string;
  whole: Whole;
  isWaiting: boolean;
  /** True if a part could not be loaded: without others the amount is unknown, not R 0. */
  lacks: boolean;
  /** The amount's source, or a link to add one. */
  children: ReactNode;
}

/** An amount with its parts. */
const Amount = ({ title, whole, isWaiting, lacks, children }: AmountProps) => {
  const [showsAll, setShowsAll] = useState(false);
  const isUnknown = lacks && whole.parts.length === 0;
  const isCut = whole.parts.length > MAX_PARTS;
  const shown = isCut && !showsAll ? whole.parts.slice(0, MAX_PARTS - 1) : whole.parts;
  return (
    <Surface label={title}>
      {/* Puts the sum below the name, as many digits would break beside it. */}
      <div className={classes('stack gap-6 below-12')}>
        <h3 className={classes('heading')}>{title}</h3>
        {isWaiting ? (
          <Skeleton height={34} width={160} />
        ) : (
          <p className={whole.parts.length === 0 ? classes('muted') : classes('huge bold figures nowrap')}>
            {/* Hides R 0.00 before any entry: it would look real. */}
            {isUnknown && '–'}
            {!isUnknown && (whole.parts.length === 0 ? 'We don’t know yet' : <Money value={whole.total} />)}
          </p>
        )}
      </div>
      {isWaiting ? (
        <div className={classes('stack gap-12')} aria-busy="true">
          <output className={classes('unseen')}>Adding it up</output>
          <Skeleton height={18} />
          <Skeleton height={18} width={120} />
        </div>
      ) : (
        <div className={classes('stack gap-12')}>
          {shown.length > 0 && (
            <dl className={classes('stack gap-6 small')}>
              {shown.map(({ label, amount }) => (
                <div key={label} className={classes('row between gap-12')}>
                  <dt className={classes('muted')}>{label}</dt>
                  <dd>
                    <Money value={amount} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {isCut && (
            <p className={classes('small')}>
              <Button
                type="link"
                size="small"
                aria-expanded={showsAll}
                className={styles.more}
                onClick={() => setShowsAll(!showsAll)}
              >
                {showsAll ? 'Show fewer' : `and ${whole.parts.length - shown.length} more`}
                {/* Tells the buttons apart. */}
                <span className={classes('unseen')}> of {title.toLowerCase()}</span>
              </Button>
            </p>
          )}
          <p className={classes('small muted')}>{isUnknown ? 'Not known right now.' : children}</p>
        </div>
      )}
    </Surface>
  );
};
