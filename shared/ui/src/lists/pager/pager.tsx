import { Button } from '../../controls/button/index.ts';
import { NativeSelect } from '../../controls/select/native-select.tsx';
import { useId, type ReactNode } from 'react';
import styles from './pager.module.css';

interface PagerProps {
  /** The page, from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /**
   * Rows on a page, with the sizes to choose from (specification: records: 5, 10, 25); left out if the size is fixed.
   */
  size?: number;
  /** Rows on all pages, which paper names: "Rows 1 to 10 of 19". */
  total?: number | undefined;
  sizes?: readonly number[];
  onSize?: (size: number) => void;
  /** Names the navigation where a page has several; default: "Pages". */
  label?: string;
  /** Shows buttons for at most so many pages around this one, instead of 'Page x of y'. */
  buttons?: number;
  /** Drawn first in the line: the number of rows. */
  children?: ReactNode;
}

/** Gives as many pages as there is room for, with the present one as near the middle as possible. */
const pagesAround = (page: number, pages: number, room: number): number[] => {
  const shown = Math.min(room, pages);
  const first = Math.max(1, Math.min(page - Math.floor(shown / 2), pages - shown + 1));
  return Array.from({ length: shown }, (_, at) => first + at);
};

/** Words on paper: which rows of how many are printed, or else which page. */
const onPaper = (page: number, pages: number, size?: number, total?: number): string =>
  size === undefined || total === undefined || total === 0
    ? `Page ${page} of ${pages}`
    : total <= size
      ? ''
      : `Rows ${(page - 1) * size + 1} to ${Math.min(page * size, total)} of ${total}`;

/** A slim line with the page sizes, Prev and Next, and 'Page x of y' (specification: records). */
export const Pager = (props: PagerProps) => {
  const { page, pages, onPage, size, total, sizes, onSize, label = 'Pages', buttons, children } = props;
  const id = useId();
  return (
    <div className={styles.pager}>
      {children}
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
      <span className={styles.printed} data-words={onPaper(page, pages, size, total)} aria-hidden="true" />
      <nav className={styles.steps} aria-label={label}>
        <Button type="text" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Prev
        </Button>
        {buttons === undefined ? (
          <span className={styles.place} aria-live="polite">
            Page {page} of {pages}
          </span>
        ) : (
          pagesAround(page, pages, buttons).map((one) => (
            <Button
              key={one}
              type={one === page ? 'default' : 'text'}
              className={styles.number}
              aria-label={`Page ${one}`}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => onPage(one)}
            >
              {one}
            </Button>
          ))
        )}
        <Button type="text" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </nav>
    </div>
  );
};
