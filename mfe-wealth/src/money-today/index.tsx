import { calls } from '@phila/contract/calls';
import { CardHead, classes, Fact, Facts, LoadedCard, Money } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { isKnown } from '../net-worth/is-known.ts';
import { changeWords } from '../net-worth/line-words.ts';

/** My money on the dashboard: the head of the overview, small (specification: dashboard). */
const MoneyToday = () => (
  <LoadedCard
    title="My money"
    head={<CardHead title="My money" icon="wallet" />}
    what="What you have and owe"
    reading={useQuery(calls.wealth.netWorth.read.query({ query: {} }))}
    shape="figure"
    empty={{
      isEmpty: (worth) => !isKnown(worth) && worth.pay.parts.length === 0,
      sentence: 'Nothing you own or owe is here yet.',
      action: 'Add what you own',
      to: '/wealth/overview',
    }}
  >
    {(worth) => {
      const change = changeWords(worth.change);
      return (
        <div className={classes('stack gap-16')}>
          {isKnown(worth) && (
            <div>
              <p className={classes('small muted')}>Net worth</p>
              <p className={classes('huge bold figures nowrap')}>
                <Money value={worth.net} />
              </p>
              {change !== null && <p className={classes('small muted')}>{change}</p>}
            </div>
          )}
          <Facts label="My money">
            {isKnown(worth) && (
              <>
                <Fact label="What you have">
                  <Money value={worth.own} />
                </Fact>
                <Fact label="What you owe">
                  <Money value={worth.owe} />
                </Fact>
              </>
            )}
            {worth.pay.parts.length > 0 && (
              <Fact label="What you pay each month">
                <Money value={worth.pay.total} />
              </Fact>
            )}
          </Facts>
          <p>
            <Link to="/wealth/overview">See what it is made of</Link>
          </p>
        </div>
      );
    }}
  </LoadedCard>
);

export default MoneyToday;
