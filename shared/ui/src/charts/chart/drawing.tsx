import { letterScale } from '@phila/platform';
import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Area, Bar, LinePath, Pie } from '@visx/shape';
import { rand, shortRand, type ChartProps, type Series } from './chart-data.ts';
import styles from './chart.module.css';

type DrawingProps = Pick<ChartProps, 'kind' | 'labels' | 'series' | 'short' | 'format'> & {
  /** In pixels. */
  width: number;
  height: number;
};

/** Room for the letters of the axes, which are as large as the browser's own. */
const SCALE = letterScale();
const MARGIN = { top: 12, right: 12, bottom: 32 * SCALE, left: 64 * SCALE };
/** Pixels that a label of the lower axis needs: a minimum, and for each character. */
const LABEL = 56 * SCALE;
const CHARACTER = 7 * SCALE;

/** The theme's colour of a series; after the sixth they start again. */
const colourOf = (at: number): string | undefined => styles[`series${at % 6}`];

const topOf = (kind: ChartProps['kind'], labels: readonly string[], series: readonly Series[]): number => {
  const sums = labels.map((_, at) => {
    const values = series.map(({ values: all }) => all[at] ?? 0);
    return kind === 'stack' ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
  });
  return Math.max(0, ...sums);
};

/** The picture of a chart, without its texts. Loads after the page, because its libraries are large. */
const Drawing = (props: DrawingProps) =>
  props.kind === 'share' ? (
    <Share {...props} />
  ) : props.kind === 'rows' ? (
    <Rows {...props} />
  ) : (
    <Plot {...props} />
  );

export default Drawing;

/** Draws a label in one line. Replaces visx's, because that measures each word and so forces a layout of the page. */
const tick = ({ x, y, dx, dy, textAnchor, className, formattedValue }: TickRendererProps) => (
  <text x={x} y={y} dx={dx} dy={dy} textAnchor={textAnchor} className={className}>
    {formattedValue}
  </text>
);

/** The top of the axis where every value is 0: with 1, the ticks would be tenths of a rand. */
const NOTHING = 100;

const Plot = ({ kind, labels, series, short = shortRand, width, height }: DrawingProps) => {
  const x = scaleBand({ domain: [...labels], range: [MARGIN.left, width - MARGIN.right], padding: 0.3 });
  const lowest = Math.min(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const highest = topOf(kind, labels, series);
  const y = scaleLinear({
    domain: [lowest, lowest === 0 && highest === 0 ? NOTHING : highest],
    range: [height - MARGIN.bottom, MARGIN.top],
    nice: true,
  });
  const middle = (label: string) => (x(label) ?? 0) + x.bandwidth() / 2;
  const label = Math.max(LABEL, Math.max(...labels.map(({ length }) => length)) * CHARACTER + 12 * SCALE);
  const every = Math.max(
    1,
    Math.ceil(labels.length / Math.max(1, Math.floor((width - MARGIN.left) / label))),
  );
  return (
    <svg
      className={styles.drawing}
      data-kind={kind}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {y.ticks(4).map((tick) => (
        <line
          key={tick}
          className={styles.grid}
          x1={MARGIN.left}
          x2={width - MARGIN.right}
          y1={y(tick)}
          y2={y(tick)}
        />
      ))}
      {kind === 'line' || kind === 'area' ? (
        <Curves kind={kind} labels={labels} series={series} x={middle} y={y} />
      ) : (
        <Columns isStack={kind === 'stack'} labels={labels} series={series} x={x} y={y} />
      )}
      <AxisLeft
        left={MARGIN.left}
        scale={y}
        numTicks={4}
        tickFormat={(value) => short(Number(value))}
        hideAxisLine
        hideTicks
        tickLabelProps={{ className: styles.axis ?? '', textAnchor: 'end', dx: -4, dy: 4 }}
        tickComponent={tick}
      />
      <AxisBottom
        top={height - MARGIN.bottom}
        scale={x}
        tickValues={labels.filter((_, at) => at % every === 0)}
        hideTicks
        axisLineClassName={styles.base ?? ''}
        tickLabelProps={{ className: styles.axis ?? '', textAnchor: 'middle', dy: 4 }}
        tickComponent={tick}
      />
    </svg>
  );
};

interface Scales {
  labels: readonly string[];
  series: readonly Series[];
  y: (value: number) => number;
}

const Curves = ({
  kind,
  labels,
  series,
  x,
  y,
}: Scales & { kind: 'line' | 'area'; x: (label: string) => number }) =>
  series.map(({ name, values }, at) => {
    const points = labels.flatMap((label, index) => {
      const value = values[index];
      return value === null || value === undefined ? [] : [{ x: x(label), y: y(value) }];
    });
    const place = { x: (point: { x: number }) => point.x };
    return (
      <g key={name} className={colourOf(at)}>
        {kind === 'area' && (
          <Area className={styles.area ?? ''} data={points} {...place} y0={y(0)} y1={({ y: top }) => top} />
        )}
        <LinePath
          className={styles.line ?? ''}
          data-dash={at % 3}
          data={points}
          {...place}
          y={({ y: top }) => top}
        />
      </g>
    );
  });

type Band = ((label: string) => number | undefined) & { bandwidth: () => number };

const Columns = ({ isStack, labels, series, x, y }: Scales & { isStack: boolean; x: Band }) => {
  const wide = isStack ? x.bandwidth() : x.bandwidth() / series.length;
  return labels.flatMap((label, index) => {
    let below = 0;
    return series.map(({ name, values }, at) => {
      const value = values[index] ?? 0;
      const from = isStack ? below : 0;
      below += value;
      const [top, bottom] = [y(Math.max(from, from + value)), y(Math.min(from, from + value))];
      return (
        <Bar
          key={`${label} ${name}`}
          className={`${styles.bar} ${colourOf(at)}`}
          x={(x(label) ?? 0) + (isStack ? 0 : at * wide)}
          y={top}
          width={Math.max(1, wide - (isStack ? 0 : 2))}
          height={Math.max(0, bottom - top)}
        />
      );
    });
  });
};

/** Pixels for a bar with its name above it. */
const ROW = 40 * SCALE;

const Rows = ({ labels, series, short = shortRand, width }: DrawingProps) => {
  const values = series[0]?.values ?? [];
  const room = Math.max(1, width - MARGIN.left - MARGIN.right);
  const x = scaleLinear({ domain: [0, Math.max(1, ...values.map((value) => value ?? 0))], range: [0, room] });
  return (
    <svg
      className={styles.drawing}
      data-kind="rows"
      width={width}
      height={labels.length * ROW}
      aria-hidden="true"
      focusable="false"
    >
      {labels.map((label, at) => {
        const value = Math.max(0, values[at] ?? 0);
        return (
          <g key={label} className={colourOf(0)} transform={`translate(0 ${at * ROW})`}>
            <text className={styles.axis} y={14 * SCALE}>
              {label}
            </text>
            <Bar
              className={styles.bar ?? ''}
              y={20 * SCALE}
              rx={3}
              width={Math.max(1, x(value))}
              height={12 * SCALE}
            />
            <text className={styles.axis} x={Math.max(1, x(value)) + 8} y={30 * SCALE}>
              {short(value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

/** Draws the parts of a whole around their sum. */
const Share = ({ labels, series, width, height, format = rand }: DrawingProps) => {
  const values = (series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0));
  // Rounds the sum to the cent: anything smaller is an error of floating-point addition.
  const whole = Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100;
  const radius = Math.min(width, height) / 2 - 4;
  return (
    <svg
      className={styles.drawing}
      data-kind="share"
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <g transform={`translate(${width / 2} ${height / 2})`}>
        <Pie
          data={labels.map((label, at) => ({ label, value: values[at] ?? 0, at }))}
          pieValue={({ value }) => value}
          pieSort={null}
          pieSortValues={null}
          outerRadius={radius}
          innerRadius={radius * 0.6}
          padAngle={0.015}
        >
          {({ arcs, path }) =>
            arcs.map((arc) => (
              <path
                key={arc.data.label}
                className={`${styles.bar} ${colourOf(arc.data.at)}`}
                d={path(arc) ?? ''}
              />
            ))
          }
        </Pie>
        <text className={styles.whole} y={6 * SCALE}>
          {format(whole)}
        </text>
      </g>
    </svg>
  );
};
