import { calls, itemsOf } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { lookups } from '@phila/contract/lookups';
import { Link, useRead } from '@phila/platform';
import { Button, classes, Icon } from '@phila/ui';
import { useMemo, useState } from 'react';
import type { Line } from './line.ts';
import { foundElsewhere, lineOf, type Found } from './take-over.ts';

interface TakeOverProps {
  today: string;
  lines: readonly Line[];
  onTake: (found: readonly Found[]) => void;
}

/** The names of a lookup by their ids; empty until it came. */
const useNames = (lookup: typeof lookups.shortTermInvestmentsTypes): ReadonlyMap<unknown, string> => {
  const { data } = useRead(lookup.call, {});
  return useMemo(
    () => new Map((data ?? []).map((row) => [lookup.idOf(row), lookup.labelOf(row)])),
    [data, lookup],
  );
};

/** What the person has in the records and calculators of My Wealth. */
const useElsewhere = (today: string) => {
  const investments = useRead(calls.wealth.shortTermInvestment.list, { query: {} });
  const retirement = useRead(calls.wealth.retirementPlanning.list, { query: {} });
  const mortgage = useRead(calls.wealth.mortgage.read, {});
  const vehicle = useRead(calls.wealth.vehicle.read, {});
  const loan = useRead(calls.wealth.loan.read, {});
  const types = useNames(lookups.shortTermInvestmentsTypes);
  const providers = useNames(lookups.shortTermInvestmentsProviders);
  const retirementTypes = useNames(lookups.retirementPlanningTypes);
  const retirementProviders = useNames(lookups.retirementPlanningProductProviders);
  const all = [investments, retirement, mortgage, vehicle, loan];
  const found = useMemo(
    () =>
      foundElsewhere(
        {
          investments: (investments.data === undefined ? [] : itemsOf(investments.data)).map(
            ({ type, provider, value }) => ({
              type: types.get(type),
              provider: providers.get(provider),
              value,
            }),
          ),
          retirement: (retirement.data === undefined ? [] : itemsOf(retirement.data)).map(
            ({ retirementPlanningTypeId, retirementPlanningProductProviderId, value }) => ({
              type: retirementTypes.get(retirementPlanningTypeId),
              provider: retirementProviders.get(retirementPlanningProductProviderId),
              value,
            }),
          ),
          bond: mortgage.data?.result ?? null,
          vehicle: vehicle.data?.result ?? null,
          loan: loan.data?.result ?? null,
        },
        today,
      ),
    [
      investments.data,
      retirement.data,
      mortgage.data,
      vehicle.data,
      loan.data,
      types,
      providers,
      retirementTypes,
      retirementProviders,
      today,
    ],
  );
  return {
    found,
    isWaiting: all.some(({ data, error }) => data === undefined && error === null),
    hasFailed: all.some(({ data, error }) => data === undefined && error !== null),
    retry: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
};

const isTaken = (lines: readonly Line[], found: Found): boolean =>
  lineOf(lines, found)?.amount === found.amount;

/** What the person has elsewhere already, each with its source and its day, taken over by a press and never silently. */
export const TakeOver = (props: TakeOverProps) => {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <FoundList {...props} />
  ) : (
    <div>
      <Button icon={<Icon name="download" size={18} />} onClick={() => setOpen(true)}>
        Take over from my records
      </Button>
    </div>
  );
};

const FoundList = ({ today, lines, onTake }: TakeOverProps) => {
  const { found, isWaiting, hasFailed, retry } = useElsewhere(today);
  const open = found.filter((one) => !isTaken(lines, one));
  return (
    <section className={classes('stack gap-8 edge rounded pad-16')} aria-label="From your records">
      <p className={classes('row between gap-12')}>
        <strong>From your records</strong>
        {open.length > 1 && (
          <Button size="small" onClick={() => onTake(open)}>
            Take over all
          </Button>
        )}
      </p>
      {isWaiting && <output className={classes('muted')}>Looking …</output>}
      {hasFailed && (
        <p role="alert" className={classes('row wrap gap-12')}>
          Some of your records could not be read. <Button onClick={() => void retry()}>Retry</Button>
        </p>
      )}
      {!isWaiting && found.length === 0 && (
        <p className={classes('muted')}>
          Nothing with a value yet. Add{' '}
          <Link to="/wealth/financial-products/short-term-investments">investments</Link>, or save a{' '}
          <Link to="/wealth/financial-tools/mortgage">bond</Link> in its calculator.
        </p>
      )}
      <ul className={classes('stack')}>
        {found.map((one) => (
          <li key={`${one.source} ${one.label}`} className={classes('row between gap-12 pad-y-8 rule-below')}>
            <span>
              <span className={classes('block')}>
                {one.label}: <span className={classes('figures nowrap')}>{moneyText(one.amount)}</span>
              </span>
              <span className={classes('block small muted')}>{one.source}</span>
            </span>
            {isTaken(lines, one) ? (
              <span className={classes('small success')}>Taken over</span>
            ) : (
              <Button size="small" aria-label={`Take over ${one.label}`} onClick={() => onTake([one])}>
                Take over
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
