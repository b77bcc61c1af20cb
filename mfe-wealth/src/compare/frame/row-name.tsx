import { classes } from '@phila/ui';
import styles from './compare.module.css';

interface RowNameProps {
  label: string;
  /** True if the visible plans differ in this row. */
  isDifferent: boolean;
}

/** Heading of a row; marks a difference by a sign, and in words for screen readers. */
export const RowName = ({ label, isDifferent }: RowNameProps) => (
  <th scope="row">
    {label}
    {isDifferent && (
      <>
        {'\u00a0'}
        <span aria-hidden="true" className={styles.sign}>
          ≠
        </span>
        <span className={classes('unseen')}>(differs)</span>
      </>
    )}
  </th>
);
