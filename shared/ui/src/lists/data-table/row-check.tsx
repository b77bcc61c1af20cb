import { useEffect, useRef } from 'react';
import styles from './data-table.module.css';

interface RowCheckProps {
  label: string;
  checked: boolean;
  /** True if some of its rows are ticked. */
  mixed?: boolean;
  onCheck: (on: boolean) => void;
}

/** Selects a row, or all rows of a page. */
export const RowCheck = ({ label, checked, mixed = false, onCheck }: RowCheckProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={styles.check}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onCheck(event.target.checked)}
      />
    </label>
  );
};
