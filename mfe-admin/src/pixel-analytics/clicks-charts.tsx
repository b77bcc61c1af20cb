import type { AdvertClicks } from '@phila/contract/calls';
import { dateText, numberText } from '@phila/contract/format';
import { Chart, classes } from '@phila/ui';

/** Limits for lines that stay distinguishable, and rows that stay readable. */
const MAX_LINES = 5;
const MAX_ROWS = 10;

type Group = AdvertClicks['groups'][number];

/** Draws adverts with the same address once, with their number, as they share their clicks. */
const once = (groups: readonly Group[]): Group[] => {
  const addresses = groups.map(({ key, address, isShared }) => (isShared ? address : key));
  return groups.flatMap((group, at) => {
    if (addresses.indexOf(addresses[at] ?? null) < at) return [];
    const others = addresses.filter((address) => address === addresses[at]).length - 1;
    return [others === 0 ? group : { ...group, name: `${group.name} (and ${others} more)` }];
  });
};

/** Numbers the groups that have the same name. */
const named = (groups: readonly Group[]): { name: string; group: Group }[] =>
  groups.map((group, at) => ({
    group,
    name: groups.some(({ name }, other) => other !== at && name === group.name)
      ? `${group.name} (${at + 1})`
      : group.name,
  }));

interface ClicksChartsProps {
  found: AdvertClicks;
  /** Names the groups: "advert", "place" or "organisation". */
  by: string;
}

/** Charts clicks per day of the top groups, and totals over all days. */
export const ClicksCharts = ({ found, by }: ClicksChartsProps) => {
  const counted = named(once(found.groups.filter(({ clicks }) => (clicks ?? 0) > 0)));
  const lines = counted.slice(0, MAX_LINES);
  const rows = counted.slice(0, MAX_ROWS);
  const [first] = counted;
  const busiest = found.byDay.reduce(
    (best, clicks, at) => (clicks > (found.byDay[best] ?? 0) ? at : best),
    0,
  );
  return (
    <div className={classes('stack gap-32')}>
      <Chart
        title={`Clicks a day, by ${by}`}
        summary={`${numberText(found.clicks)} clicks in ${found.dates.length} days, the most on ${dateText(found.dates[busiest] ?? '')}.`}
        kind="line"
        labels={found.dates.map(dateText)}
        labelled="Day"
        series={lines.map(({ name, group }) => ({ name, values: group.byDay }))}
        format={numberText}
      />
      <Chart
        title={`Clicks in all, by ${by}`}
        summary={
          first === undefined ? '' : `${first.name} has the most: ${numberText(first.group.clicks ?? 0)}.`
        }
        kind="rows"
        labels={rows.map(({ name }) => name)}
        labelled={`${by.charAt(0).toUpperCase()}${by.slice(1)}`}
        series={[{ name: 'Clicks', values: rows.map(({ group }) => group.clicks) }]}
        format={numberText}
      />
    </div>
  );
};
