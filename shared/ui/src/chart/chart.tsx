import { lazy, Suspense, useRef } from 'react';
import { useContainerWidth } from '../container-width/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { rand, type ChartProps } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';
import { DrawingBoundary } from './drawing-boundary.tsx';
import styles from './chart.module.css';

const Drawing = lazy(() => import(/* webpackChunkName: "chart-drawing" */ './drawing.tsx'));

/** In pixels. */
const HEIGHT = 280;
/** Of a bar with its name, where each has a row of its own. */
const ROW = 40;
/** Drawn so wide where there is no layout to measure. */
const USUAL_WIDTH = 640;

/**
 * Figures as a picture in the theme's colours, with the same figures as a table beneath it: a person who cannot
 * see the picture misses nothing, also where its code does not load.
 */
export const Chart = (props: ChartProps) => {
  const { title, summary, kind, labels, labelled, series, format = rand, children } = props;
  // Kilometres are no rand on the axis either.
  const axis = props.short ?? props.format;
  const place = useRef<HTMLDivElement>(null);
  const width = useContainerWidth(place) ?? USUAL_WIDTH;
  const height = kind === 'rows' ? labels.length * ROW : HEIGHT;
  const [whole] = series;
  const parts =
    kind === 'share' ? labels.map((label, at) => ({ name: label, value: whole?.values[at] })) : series;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      <p className={styles.summary}>{summary}</p>
      <div ref={place} className={styles.place} style={{ minBlockSize: height }} aria-hidden="true">
        <DrawingBoundary>
          <Suspense fallback={<Skeleton height={height} />}>
            <Drawing {...props} {...(axis && { short: axis })} width={width} height={height} />
          </Suspense>
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
      <ChartTable title={title} labels={labels} labelled={labelled} series={series} format={format} />
    </figure>
  );
};
