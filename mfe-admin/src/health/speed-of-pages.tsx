import { calls, type PageMetric, pageMetrics, type SpeedOfPage } from '@phila/contract/calls';
import { longDateText, numberText } from '@phila/contract/format';
import {
  AdminList,
  type AdminColumn,
  Badge,
  classes,
  Empty,
  Fact,
  Facts,
  Loaded,
  type Order,
  Skeleton,
  Surface,
  useListAddress,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageOfRows } from '../administrative/pages-of-rows.tsx';
import styles from './health.module.css';
import { figureText, metricWords, verdictWords } from './metric-words.ts';

const labelOf = (metric: PageMetric): string => `${metricWords[metric].name} (${metric})`;

const FigureOf = ({ page, metric }: { page: SpeedOfPage; metric: PageMetric }) => {
  const figure = page.figures[metric];
  if (figure === null) return <span className={classes('muted')}>Not measured</span>;
  const { name, tone } = verdictWords[figure.verdict];
  return (
    <span className={classes('stack gap-4')}>
      <span className={classes('row wrap gap-8')}>
        <strong className={classes('figures nowrap')}>{figureText(metric, figure.p75)}</strong>
        <Badge tone={tone}>{name}</Badge>
      </span>
      <span className={classes('small muted')}>{figure.good}% of pages good</span>
    </span>
  );
};

/** Sorts pages without a figure last. */
const byFigure =
  (metric: PageMetric) =>
  (one: SpeedOfPage, other: SpeedOfPage): number =>
    (one.figures[metric]?.p75 ?? -1) - (other.figures[metric]?.p75 ?? -1);

const columns: readonly AdminColumn<SpeedOfPage>[] = [
  {
    name: 'pattern',
    label: 'Page',
    cell: ({ pattern, pages }) => (
      <span className={styles.pattern}>
        <strong className={classes('anywhere')}>{pattern}</strong>
        <span className={classes('small muted', styles.pages)}>{numberText(pages)} measured</span>
      </span>
    ),
  },
  {
    name: 'pages',
    label: 'Measured',
    isNumber: true,
    cell: ({ pages }) => <span className={classes('figures')}>{numberText(pages)}</span>,
  },
  ...pageMetrics.map((metric) => ({
    name: metric,
    label: labelOf(metric),
    cell: (page: SpeedOfPage) => <FigureOf page={page} metric={metric} />,
  })),
];

const byField = (field: string): ((one: SpeedOfPage, other: SpeedOfPage) => number) => {
  const metric = pageMetrics.find((one) => one === field);
  if (metric !== undefined) return byFigure(metric);
  return field === 'pages'
    ? (one, other) => one.pages - other.pages
    : (one, other) => one.pattern.localeCompare(other.pattern);
};

const sorted = (routes: readonly SpeedOfPage[], order: Order | null): readonly SpeedOfPage[] => {
  if (order === null) return routes;
  const rising = routes.toSorted(byField(order.field));
  return order.descending ? rising.toReversed() : rising;
};

const SpeedTable = ({ routes }: { routes: readonly SpeedOfPage[] }) => {
  const list = useListAddress();
  const [order, setOrder] = useState<Order | null>({ field: 'pages', descending: true });
  const { shown = [], paging } = pageOfRows(sorted(routes, order), list);
  return (
    <AdminList<SpeedOfPage>
      label="Speed of pages"
      rows={shown}
      keyOf={({ pattern }) => pattern}
      nameOf={({ pattern }) => pattern}
      columns={columns}
      order={order}
      onSort={setOrder}
      paging={paging}
    />
  );
};

/** Page speed for people by route, over the last four weeks. */
const SpeedOfPages = () => {
  const reading = useQuery(calls.administration.pageSpeed.query({}, { staleTime: 0 }));
  return (
    <Loaded isList what="The speed of pages" reading={reading} waiting={<Skeleton height={320} />}>
      {({ from, until, routes }) => (
        <Surface label="Speed of pages">
          {routes.length === 0 ? (
            <Empty title="Not enough was measured">
              A page is listed here once it was opened five times in four weeks by people who agreed to be
              measured.
            </Empty>
          ) : (
            <div className={classes('stack gap-16')}>
              <p className={classes('muted')}>
                What three of four pages did not exceed, {longDateText(from)} to {longDateText(until)}, on
                devices of people who agreed to be measured. A page is listed once it was opened five times.
              </p>
              <details>
                <summary>What is measured</summary>
                <div className={classes('above-12')}>
                  <Facts label="What is measured">
                    {pageMetrics.map((metric) => (
                      <Fact key={metric} label={labelOf(metric)} across>
                        {metricWords[metric].sentence}
                      </Fact>
                    ))}
                  </Facts>
                </div>
              </details>
              <SpeedTable routes={routes} />
            </div>
          )}
        </Surface>
      )}
    </Loaded>
  );
};

export default SpeedOfPages;
