import { calls, type PageMetric, pageMetrics, type SpeedOfPage } from '@phila/contract/calls';
import { longDateText, numberText } from '@phila/contract/format';
import { useRead } from '@phila/platform';
import { Badge, classes, Empty, Fact, Facts, Loaded, Skeleton, Surface } from '@phila/ui';
import { Table } from 'antd';
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

/** What has no figure comes after all that have one. */
const byFigure =
  (metric: PageMetric) =>
  (one: SpeedOfPage, other: SpeedOfPage): number =>
    (one.figures[metric]?.p75 ?? -1) - (other.figures[metric]?.p75 ?? -1);

const SpeedTable = ({ routes }: { routes: readonly SpeedOfPage[] }) => (
  <Table<SpeedOfPage>
    rowKey="pattern"
    size="middle"
    pagination={routes.length > 50 ? { pageSize: 50, showSizeChanger: false } : false}
    dataSource={[...routes]}
    // As wide as there is room: figures go below each other before any column is out of sight.
    scroll={{ x: true }}
    showSorterTooltip={false}
    columns={[
      {
        title: 'Page',
        dataIndex: 'pattern',
        sorter: (one, other) => one.pattern.localeCompare(other.pattern),
        render: (_: unknown, { pattern, pages }) => (
          <span className={styles.pattern}>
            <strong className={classes('anywhere')}>{pattern}</strong>
            <span className={classes('small muted', styles.pages)}>{numberText(pages)} measured</span>
          </span>
        ),
      },
      {
        title: 'Measured',
        dataIndex: 'pages',
        align: 'right',
        defaultSortOrder: 'descend',
        responsive: ['sm'],
        sorter: (one, other) => one.pages - other.pages,
        render: (_: unknown, { pages }) => <span className={classes('figures')}>{numberText(pages)}</span>,
      },
      ...pageMetrics.map((metric) => ({
        title: labelOf(metric),
        key: metric,
        responsive: ['sm' as const],
        sorter: byFigure(metric),
        render: (_: unknown, page: SpeedOfPage) => <FigureOf page={page} metric={metric} />,
      })),
      {
        // On a phone one column has all of them, each with its name.
        title: 'Figures',
        key: 'figures',
        responsive: ['xs'],
        render: (_: unknown, page) => (
          <dl className={classes('stack gap-12')}>
            {pageMetrics.map((metric) => (
              <div key={metric}>
                <dt className={classes('small muted')}>{labelOf(metric)}</dt>
                <dd>
                  <FigureOf page={page} metric={metric} />
                </dd>
              </div>
            ))}
          </dl>
        ),
      },
    ]}
  />
);

/** How fast pages were for people, by route, of the last four weeks. */
export const SpeedOfPages = () => {
  const reading = useRead(calls.administration.pageSpeed, {}, { staleTime: 0 });
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
