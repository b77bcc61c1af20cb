import { calls, FEWEST_PEOPLE } from '@phila/contract/calls';
import { dateText, moneyText, numberText } from '@phila/contract/format';
import { useMay } from '@phila/platform';
import { Chart, Loaded, Skeleton, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './thirty-days.module.css';

const WAITING = <Skeleton height={320} />;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

interface DaysProps {
  title: string;
  dates: readonly string[];
  values: readonly (number | null)[];
  summary: string;
  format?: (value: number) => string;
}

/** Small chart of one number per day, with its table. */
const Days = ({ title, dates, values, summary, format = numberText }: DaysProps) => (
  <Chart
    title={title}
    summary={summary}
    kind="bars"
    labels={dates.map(dateText)}
    labelled="Day"
    series={[{ name: title, values }]}
    format={format}
    short={format === moneyText ? (value) => `R ${numberText(Math.round(value))}` : format}
  />
);

const Orders = () => (
  <Loaded what="Orders of thirty days" reading={useQuery(calls.shop.ordersByDay.query({}))} waiting={WAITING}>
    {({ dates, orders, rand }) => (
      <>
        <Days
          title="Orders paid"
          dates={dates}
          values={orders}
          summary={`${numberText(sum(orders))} in thirty days.`}
        />
        <Days
          title="Rand taken"
          dates={dates}
          values={rand}
          format={moneyText}
          summary={`${moneyText(sum(rand))} in thirty days, before refunds.`}
        />
      </>
    )}
  </Loaded>
);

const Redemptions = () => (
  <Loaded
    what="Vouchers of thirty days"
    reading={useQuery(calls.voucher.redemptionsByDay.query({}))}
    waiting={WAITING}
  >
    {({ dates, redeemed }) => (
      <Days
        title="Vouchers redeemed"
        dates={dates}
        values={redeemed}
        summary={`${numberText(sum(redeemed))} in thirty days.`}
      />
    )}
  </Loaded>
);

/** Number of people; a count too small to be anonymous is not shown. */
const peopleText = (count: number | null): string =>
  count === null ? `Fewer than ${FEWEST_PEOPLE}, or not told` : numberText(count);

const People = () => (
  <Loaded
    what="People of thirty days"
    reading={useQuery(calls.identity.peopleByDay.query({}))}
    waiting={WAITING}
  >
    {({ dates, signUps, active, signUpsInAll, activeInAll }) => (
      <>
        <Days
          title="Sign-ups"
          dates={dates}
          values={signUps}
          summary={`${peopleText(signUpsInAll)} in thirty days. Days with fewer than ${FEWEST_PEOPLE} are not shown.`}
        />
        <Days
          title="People active"
          dates={dates}
          values={active}
          summary={`${peopleText(activeInAll)} in thirty days. Days with fewer than ${FEWEST_PEOPLE} are not shown.`}
        />
      </>
    )}
  </Loaded>
);

/** Charts of the last thirty days; only the charts that the person may see. */
export const ThirtyDays = () => {
  const seesOrders = useMay('shop.orders.read');
  const seesRedemptions = useMay('voucher.redemptions.read');
  const seesPeople = useMay('identity.people.read');
  if (!seesOrders && !seesRedemptions && !seesPeople) return null;
  return (
    <Surface title="Thirty days in numbers">
      <div className={styles.charts}>
        {seesOrders && <Orders />}
        {seesRedemptions && <Redemptions />}
        {seesPeople && <People />}
      </div>
    </Surface>
  );
};
