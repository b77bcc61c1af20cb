import { rand, type ChartProps } from './chart-data.ts';
import styles from './chart.module.css';

type ChartTableProps = Pick<ChartProps, 'title' | 'labels' | 'labelled' | 'series' | 'format'>;

/** The chart's figures as a table, for screen readers and for people who prefer to read. */
export const ChartTable = ({ title, labels, labelled, series, format = rand }: ChartTableProps) => (
  <details className={styles.twin}>
    <summary>Show as a table</summary>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
    <section className={styles.scroll} tabIndex={0} aria-label={`Table: ${title}`}>
      <table className={styles.table}>
        <caption className={styles.caption}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{labelled}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className={styles.figure}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, at) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map(({ name, values }) => {
                const value = values[at];
                return (
                  <td key={name} className={styles.figure}>
                    {value === null || value === undefined ? '–' : format(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
);
