import { letterScale } from '@phila/platform';
import { useRef } from 'react';
import { useContainerWidth } from '../../layout/container-width/index.ts';
import { lazy } from '../../layout/lazy/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { rand, type ChartProps } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';
import { DrawingBoundary, NO_PICTURE } from './drawing-boundary.tsx';
import styles from './chart.module.css';

const Drawing = lazy(() => import(/* webpackChunkName: "chart-drawing" */ './drawing.tsx'), {
  standIn: ({ height }) => <Skeleton height={height} />,
  fault: () => NO_PICTURE,
});

/** In pixels. */
const HEIGHT = 280;
/** The height of a bar with its name, in pixels at letters of 16. */
const ROW = 40;
/** The width without a layout to measure, in pixels. */
const USUAL_WIDTH = 640;

/**
 * Draws figures in the theme's colours, with a table of the same figures beneath: nothing is lost to a person who
 * cannot see the picture, or if its code does not load.
 */
export const Chart = (props: ChartProps) => {
  const { title, summary, kind, labels, labelled, series, alsoInTable = [], format = rand, children } = props;
  // Uses the chart's own format on the axis too, or kilometres would be rand.
  const axis = props.short ?? props.format;
  const place = useRef<HTMLDivElement>(null);
  const width = useContainerWidth(place) ?? USUAL_WIDTH;
  const height = kind === 'rows' ? labels.length * ROW * letterScale() : HEIGHT;
  const [whole] = series;
  const parts =
    kind === 'share' ? labels.map((label, at) => ({ name: label, value: whole?.values[at] })) : series;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      <p className={styles.summary}>{summary}</p>
      <div ref={place} className={styles.place} style={{ minBlockSize: height }} aria-hidden="true">
        <DrawingBoundary>
          <Drawing {...props} {...(axis && { short: axis })} width={width} height={height} />
        </DrawingBoundary>
      </div>
      {parts.length > 1 && kind !== 'rows' && (
        <ul className={styles.legend}>
          {parts.map((part, at) => (
            <li key={part.name} className={styles[`series${at % 6}`]}>
              {part.name}
              {'value' in part && typeof part.value === 'number' && <strong>{format(part.value)}</strong>}
            </li>
          ))}
        </ul>
      )}
      {children}
      <ChartTable
        title={title}
        labels={labels}
        labelled={labelled}
        series={[...series, ...alsoInTable]}
        format={format}
      />
    </figure>
  );
};
