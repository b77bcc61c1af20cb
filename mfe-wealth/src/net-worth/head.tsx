import type { NetWorth } from '@phila/contract/calls';
import { dateText, longDateText, moneyText } from '@phila/contract/format';
import { Chart, classes, Money, Surface } from '@phila/ui';
import { changeWords } from './line-words.ts';

/** Net worth today with its change. */
export const Head = ({ worth }: { worth: NetWorth }) => {
  const change = changeWords(worth.change);
  return (
    <div>
      <p className={classes('row wrap align-end gap-x-16')}>
        <span className={classes('huge bold figures nowrap')}>
          <Money value={worth.net} />
        </span>
        {change !== null && <span className={classes('muted')}>{change}</span>}
      </p>
      <p className={classes('small muted')}>
        What you own less what you owe on {longDateText(worth.today)}, by your records.
      </p>
    </div>
  );
};

/** The months on one line; each point’s day and parts are in its table. */
export const Months = ({ worth: { points, lines } }: { worth: NetWorth }) => {
  const last = points.at(-1);
  if (last === undefined || points.length < 2) return null;
  const [first] = points;
  return (
    <Surface>
      <Chart
        title="Your net worth by month"
        summary={`${moneyText(last.net)} on ${dateText(last.day)}, from ${moneyText(first?.net ?? 0)} on ${dateText(first?.day ?? '')}. Each point counts what was known by then: values are carried forward from their days.`}
        kind="line"
        labelled="Day"
        labels={points.map(({ day }) => dateText(day))}
        series={[{ name: 'Net worth', values: points.map(({ net }) => net) }]}
        alsoInTable={[
          { name: 'Own', values: points.map(({ own }) => own) },
          { name: 'Owe', values: points.map(({ owe }) => owe) },
          ...lines
            .filter(({ values }) => values.some((value) => value !== null))
            .map(({ name, values }, at) => ({ name: nameAt(lines, name, at), values })),
        ]}
      />
    </Surface>
  );
};

/** Numbers a name that another line has too, so that no two columns are the same. */
const nameAt = (lines: NetWorth['lines'], name: string, at: number): string =>
  ['Net worth', 'Own', 'Owe'].includes(name) || lines.filter((one) => one.name === name).length > 1
    ? `${name} ${at + 1}`
    : name;
