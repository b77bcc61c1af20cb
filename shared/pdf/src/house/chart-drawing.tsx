import { scaleOf } from './chart-scale.ts';
import { FAMILY, INK, INNER, letters, QUIET, RULE, SEMIBOLD, SERIES, SMALL, USUAL } from './look.ts';
import { Line, Path, Polyline, Rect, Svg, Text, View } from './primitives.ts';
import { shortRand } from './short-rand.ts';

/** Data of a chart, as in `ChartProps` of @phila/ui, so that paper shows the same figures as the page. */
export interface ChartFacts {
  title: string;
  /** Main finding in a sentence, printed above the drawing for readers who cannot see it. */
  summary: string;
  kind: 'line' | 'area' | 'bars' | 'rows' | 'stack' | 'share';
  labels: readonly string[];
  series: readonly { name: string; values: readonly (number | null)[] }[];
  /** Formats a value for the legend; default: as on the axis. */
  format?: (value: number) => string;
  /** Formats a value for the axis, kept short; default: `R 1.2m`. */
  short?: (value: number) => string;
}

const HEIGHT = 190;
const LEFT = 48;
const RIGHT = 4;
const TOP = 6;
const BOTTOM = 20;
const AXIS = 7.5;

/** Starts over after the last colour. */
const colourOf = (at: number): string => SERIES[at % SERIES.length] ?? INK;
/** Dash patterns that tell lines apart without colour. */
const DASHES = ['', '5 3', '1.5 2.5'] as const;

/** Text style of an axis; the library draws SVG text without inherited styles. */
const marks = (colour: string = QUIET) => ({ fontFamily: FAMILY, fontSize: AXIS, fill: colour });

interface Point {
  x: number;
  y: number;
}
const pointsText = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** Least width of an axis label, in points. */
const LABEL = 46;

const Plot = ({ kind, labels, series, short = shortRand }: ChartFacts) => {
  const sums = labels.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const { low, high, ticks } = scaleOf(
    kind === 'stack' ? sums : series.flatMap(({ values }) => values.map((value) => value ?? 0)),
  );
  const wide = (INNER - LEFT - RIGHT) / Math.max(1, labels.length);
  const y = (value: number): number => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const middle = (at: number): number => LEFT + (at + 0.5) * wide;
  const every = Math.max(1, Math.ceil((labels.length * LABEL) / (INNER - LEFT)));
  return (
    <Svg width={INNER} height={HEIGHT} viewBox={`0 0 ${INNER} ${HEIGHT}`}>
      {ticks.map((tick) => (
        <Line
          key={`line ${tick}`}
          x1={LEFT}
          x2={INNER - RIGHT}
          y1={y(tick)}
          y2={y(tick)}
          stroke={tick === 0 ? QUIET : RULE}
          strokeWidth={tick === 0 ? 0.8 : 0.5}
        />
      ))}
      {ticks.map((tick) => (
        <Text key={`text ${tick}`} x={LEFT - 5} y={y(tick) + 2.5} style={{ ...marks(), textAnchor: 'end' }}>
          {short(tick)}
        </Text>
      ))}
      {labels.map((label, at) =>
        at % every === 0 ? (
          <Text
            // oxlint-disable-next-line react/no-array-index-key -- two labels may be equal, and none ever moves
            key={`label ${at}`}
            x={middle(at)}
            y={HEIGHT - 6}
            style={{ ...marks(), textAnchor: 'middle' }}
          >
            {label}
          </Text>
        ) : null,
      )}
      {kind === 'line' || kind === 'area' ? (
        <Curves kind={kind} series={series} middle={middle} y={y} />
      ) : (
        <Columns isStack={kind === 'stack'} count={labels.length} series={series} wide={wide} y={y} />
      )}
    </Svg>
  );
};

interface PlotProps {
  series: ChartFacts['series'];
  y: (value: number) => number;
}

const Curves = ({
  kind,
  series,
  middle,
  y,
}: PlotProps & { kind: 'line' | 'area'; middle: (at: number) => number }) =>
  series.map(({ name, values }, at) => {
    const points = values.flatMap((value, index) =>
      value === null ? [] : [{ x: middle(index), y: y(value) }],
    );
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined) return null;
    const dashes = DASHES[at % DASHES.length] ?? '';
    return [
      kind === 'area' ? (
        <Path
          key={`area ${name}`}
          d={`M${first.x} ${y(0)} L${points.map((point) => `${point.x} ${point.y}`).join(' L')} L${last.x} ${y(0)} Z`}
          fill={colourOf(at)}
          fillOpacity={0.14}
        />
      ) : null,
      <Polyline
        key={`line ${name}`}
        points={pointsText(points)}
        fill="none"
        stroke={colourOf(at)}
        strokeWidth={1.6}
        {...(dashes === '' ? {} : { strokeDasharray: dashes })}
      />,
    ];
  });

const Columns = ({
  isStack,
  count,
  series,
  wide,
  y,
}: PlotProps & { isStack: boolean; count: number; wide: number }) => {
  const room = wide * 0.72;
  const each = isStack ? room : room / series.length;
  return Array.from({ length: count }, (_, index) => {
    let below = 0;
    return series.map(({ name, values }, at) => {
      const value = values[index] ?? 0;
      const from = isStack ? below : 0;
      below += value;
      const top = y(Math.max(from, from + value));
      const bottom = y(Math.min(from, from + value));
      return (
        <Rect
          key={`${index} ${name}`}
          x={LEFT + index * wide + (wide - room) / 2 + (isStack ? 0 : at * each)}
          y={top}
          width={Math.max(0.5, each - (isStack ? 0 : Math.min(1, each / 4)))}
          height={Math.max(0, bottom - top)}
          fill={colourOf(at)}
        />
      );
    });
  });
};

/** Horizontal bars, each below its name. */
const Rows = ({ labels, series, short = shortRand }: ChartFacts) => {
  const values = labels.map((_, at) => Math.max(0, series[0]?.values[at] ?? 0));
  const most = Math.max(1, ...values);
  const row = 26;
  const height = labels.length * row;
  return (
    <Svg width={INNER} height={height} viewBox={`0 0 ${INNER} ${height}`}>
      {labels.map((label, at) => {
        const value = values[at] ?? 0;
        const wide = Math.max(1, (value / most) * (INNER - 60));
        return [
          // oxlint-disable-next-line react/no-array-index-key -- two labels may be equal, and none ever moves
          <Text key={`name ${at}`} x={0} y={at * row + 9} style={marks()}>
            {label}
          </Text>,
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <Rect
            key={`bar ${at}`}
            x={0}
            y={at * row + 12}
            width={wide}
            height={8}
            rx={2}
            fill={colourOf(0)}
          />,
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <Text key={`value ${at}`} x={wide + 6} y={at * row + 19} style={marks(INK)}>
            {short(value)}
          </Text>,
        ];
      })}
    </Svg>
  );
};

/** Draws parts of a whole as a single bar: easier to read on paper than a ring, with the names in the legend. */
const Share = ({ labels, series }: ChartFacts) => {
  const values = labels.map((_, at) => Math.max(0, series[0]?.values[at] ?? 0));
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole === 0) return null;
  return (
    <Svg width={INNER} height={26} viewBox={`0 0 ${INNER} 26`}>
      {values.map((value, at) => {
        const before = values.slice(0, at).reduce((sum, one) => sum + one, 0);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the parts never move
          <Rect
            key={at}
            x={(before / whole) * INNER}
            y={2}
            width={(value / whole) * INNER}
            height={22}
            fill={colourOf(at)}
          />
        );
      })}
    </Svg>
  );
};

interface Named {
  name: string;
  value: number | null;
}

const Legend = ({ parts, format }: { parts: readonly Named[]; format: (value: number) => string }) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 10, marginTop: 4 }}>
    {parts.map(({ name, value }, at) => (
      <View key={name} style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
        <View style={{ width: 8, height: 8, backgroundColor: colourOf(at) }} />
        <Text style={letters(SMALL)}>
          {name}
          {value === null ? '' : ` ${format(value)}`}
        </Text>
      </View>
    ))}
  </View>
);

/** Draws a chart with title, summary and legend, never split over two pages. */
export const ChartDrawing = (chart: ChartFacts) => {
  const { title, summary, kind, labels, series, short = shortRand, format = short } = chart;
  const [whole] = series;
  const parts: Named[] =
    kind === 'share'
      ? labels.map((name, at) => ({ name, value: whole?.values[at] ?? null }))
      : series.map(({ name }) => ({ name, value: null }));
  return (
    <View wrap={false} style={{ marginTop: 14 }}>
      <Text style={{ ...letters(USUAL), fontWeight: SEMIBOLD, color: INK }}>{title}</Text>
      <Text style={{ ...letters(SMALL), color: QUIET, marginBottom: 6 }}>{summary}</Text>
      {kind === 'share' ? <Share {...chart} /> : kind === 'rows' ? <Rows {...chart} /> : <Plot {...chart} />}
      {parts.length > 1 && kind !== 'rows' && <Legend parts={parts} format={format} />}
    </View>
  );
};
