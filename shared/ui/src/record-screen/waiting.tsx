import { Skeleton } from '../skeleton/index.ts';
import type { Column } from './columns.ts';
import styles from './record-screen.module.css';

const WIDTHS = [96, 128, 80, 112, 64];

/** The table before its rows: its own headings, with bars beneath them. */
export const Waiting = ({
  title,
  columns,
  narrow,
}: {
  title: string;
  columns: readonly Column[];
  narrow: boolean;
}) => (
  <div aria-busy="true">
    <output className={styles.unseen}>Loading your {title.toLowerCase()} details</output>
    <div className={styles.tools} aria-hidden="true">
      <Skeleton width={280} height={40} />
    </div>
    {narrow ? (
      <div className={styles.cards} aria-hidden="true">
        {[0, 1].map((row) => (
          <div key={row} className={styles.card}>
            <Skeleton width={160} height={20} />
            <div className={styles.entries}>
              {columns.map(({ name, field }, at) => (
                <div key={name} className={styles.entry}>
                  <span>{field.label}</span>
                  <Skeleton width={WIDTHS[(row + at) % WIDTHS.length] ?? 96} height={18} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    ) : (
      <div className={styles.scroll}>
        <table className={styles.table} aria-hidden="true">
          <thead>
            <tr>
              {columns.map(({ name, field }) => (
                <th key={name} scope="col">
                  {field.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[0, 1, 2].map((row) => (
              <tr key={row}>
                {columns.map(({ name }, at) => (
                  <td key={name}>
                    <Skeleton width={WIDTHS[(row + at) % WIDTHS.length] ?? 96} height={18} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </div>
);
