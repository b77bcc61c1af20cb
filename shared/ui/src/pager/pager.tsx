import { Button } from '../button/index.ts';
import { NativeSelect } from '../select/native-select.tsx';
import { useId } from 'react';
import styles from './pager.module.css';

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Rows on a page; with the sizes to choose from (specification: records: 5, 10, 25). Left out where the size is fixed. */
  size?: number;
  sizes?: readonly number[];
  onSize?: (size: number) => void;
  /** Names the navigation where a page has several; default: "Pages". */
  label?: string;
}

/** Specification: records: the page-size selector, Prev and Next, 'Page x of y', in one slim line. */
export const Pager = ({ page, pages, onPage, size, sizes, onSize, label = 'Pages' }: PagerProps) => {
  const id = useId();
  return (
    <div className={styles.pager}>
      {sizes && onSize && (
        <div className={styles.choice}>
          <label htmlFor={id}>Rows per page</label>
          <NativeSelect
            id={id}
            size="small"
            value={size}
            options={sizes.map((one) => ({ value: one, label: String(one) }))}
            onChange={(chosen) => chosen !== null && onSize(chosen)}
          />
        </div>
      )}
      <nav className={styles.steps} aria-label={label}>
        <Button type="text" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Prev
        </Button>
        <span className={styles.place} aria-live="polite">
          Page {page} of {pages}
        </span>
        <Button type="text" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </nav>
    </div>
  );
};
