import { calls } from '@phila/contract/calls';
import { dateText, moneyText } from '@phila/contract/format';
import { centsFromRand, randFromCents } from '@phila/finance/cents';
import { useToday } from '@phila/platform';
import { CardHead, classes, Fact, Facts, LoadedCard, Money } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePicture } from '../overview/use-picture.ts';

/** Change in net wealth between the last two saved days; null without two. */
const useTrend = (): string | null => {
  const { data } = useQuery(calls.wealth.netWealth.read.query({}));
  const [before, last] = (data?.history ?? []).slice(-2);
  if (before === undefined || last === undefined || last.change === null) return null;
  if (last.change === 0) return `As much as on ${dateText(before.date)}`;
  return `${moneyText(Math.abs(last.change))} ${last.change < 0 ? 'less' : 'more'} than on ${dateText(before.date)}`;
};

/** My money on the dashboard: worth, assets, debts and monthly payments (specification: dashboard). */
const MoneyToday = () => {
  const today = useToday();
  const { picture, reads, lacks } = usePicture(today);
  const trend = useTrend();
  const { have, owe, pay } = picture;
  const isKnown = have.parts.length > 0 || owe.parts.length > 0;
  const isEmpty = !isKnown && pay.parts.length === 0;
  const worth = randFromCents(centsFromRand(have.total) - centsFromRand(owe.total));
  // Fails if a part could not be read: the sum would be wrong.
  const hasFailed = reads.hasFailed && (isEmpty || lacks.values);
  return (
    <LoadedCard
      title="My money"
      head={<CardHead title="My money" icon="wallet" />}
      what="What you have and owe"
      reading={{
        data: reads.isWaiting || hasFailed ? undefined : picture,
        error: hasFailed && !reads.isWaiting ? new Error('A part could not be read') : null,
        refetch: reads.retry,
      }}
      shape="figure"
      empty={{
        isEmpty: () => isEmpty,
        sentence: 'We don’t know yet what you have and owe.',
        action: 'Add what you own',
        to: '/wealth/net-wealth/assets-liabilities',
      }}
    >
      {({ statementOf }) => (
        <div className={classes('stack gap-16')}>
          {/* Needs a statement: records know a bond but no house, so they give no net wealth. */}
          {statementOf !== null && (
            <div>
              <p className={classes('small muted')}>Net wealth</p>
              <p className={classes('huge bold figures nowrap')}>
                <Money value={worth} />
              </p>
              {trend !== null && <p className={classes('small muted')}>{trend}</p>}
            </div>
          )}
          <Facts label="My money">
            {isKnown && (
              <>
                <Fact label="What you have">
                  <Money value={have.total} />
                </Fact>
                <Fact label="What you owe">
                  <Money value={owe.total} />
                </Fact>
              </>
            )}
            {pay.parts.length > 0 && (
              <Fact label="What you pay each month">
                <Money value={pay.total} />
              </Fact>
            )}
          </Facts>
          <p>
            {statementOf === null && isKnown ? (
              <Link to="/wealth/net-wealth/assets-liabilities">Work out your net wealth</Link>
            ) : (
              <Link to="/wealth/overview">See what it is made of</Link>
            )}
          </p>
        </div>
      )}
    </LoadedCard>
  );
};

export default MoneyToday;
