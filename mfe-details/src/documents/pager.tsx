import { Button } from '@phila/ui';
import styles from './folder-dialog.module.css';

interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** 'Page x of y', where there is more than one. */
export const Pager = ({ page, pages, onPage }: PagerProps) =>
  pages > 1 && (
    <nav className={styles.pages} aria-label="Pages">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Prev
      </Button>
      <span aria-live="polite">
        Page {page} of {pages}
      </span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
