import { calls } from '@phila/contract/calls';
import { dateText, moneyText } from '@phila/contract/format';
import { Chart, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

/** Total of each saved day. */
export const History = () => {
  const { pathname } = useLocation();
  return pathname.startsWith('/wealth/') ? <SavedHistory /> : null;
};

const SavedHistory = () => {
  const { data } = useQuery(calls.wealth.netWealth.read.query({}));
  const points = data?.history ?? [];
  const [last] = points.slice(-1);
  if (last === undefined) return null;
  const change =
    last.change === null
      ? ''
      : `, ${moneyText(Math.abs(last.change))} ${last.change < 0 ? 'less' : 'more'} than the time before`;
  return (
    <Surface>
      <Chart
        title="Your net wealth over time"
        summary={`${moneyText(last.netWealth)} on ${dateText(last.date)}${change}. Each day on which you save is a point.`}
        kind={points.length === 1 ? 'bars' : 'line'}
        labelled="Day"
        labels={points.map(({ date }) => dateText(date))}
        series={[
          { name: 'Net wealth', values: points.map(({ netWealth }) => netWealth) },
          { name: 'Owned', values: points.map(({ assets }) => assets) },
          { name: 'Owed', values: points.map(({ liabilities }) => liabilities) },
        ]}
      />
    </Surface>
  );
};
