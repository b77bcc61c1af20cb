import { Button } from '../button/index.ts';
import { useId } from 'react';
import { PAGE_SIZES } from './use-rows.ts';
import styles from './record-screen.module.css';

interface PagerProps {
  page: number;
  pages: number;
  size: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

/** Seeds 1 §2.11: the page-size selector, Prev and Next, 'Page x of y'. */
export const Pager = ({ page, pages, size, onPage, onSize }: PagerProps) => {
  const id = useId();
  return (
    <div className={styles.pager}>
      <div className={styles.choice}>
        <label htmlFor={id}>Rows per page</label>
        <select
          id={id}
          className={styles.select}
          value={size}
          onChange={(event) => onSize(Number(event.target.value))}
        >
          {PAGE_SIZES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      <nav className={styles.steps} aria-label="Pages">
        <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Prev
        </Button>
        <span className={styles.place} aria-live="polite">
          Page {page} of {pages}
        </span>
        <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </nav>
    </div>
  );
};
