import { classes } from '@phila/ui';
import styles from './compare.module.css';

interface RowNameProps {
  label: string;
  /** Whether the plans beside each other differ in it. */
  isDifferent: boolean;
}

/** What a row of plans is about; a difference is marked by a sign, and in words for a screen reader. */
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
