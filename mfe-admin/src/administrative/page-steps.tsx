import { Button, classes } from '@phila/ui';

interface PageStepsProps {
  page: number;
  hasMore: boolean;
  onPage: (page: number) => void;
}

/** Previous and next page of a list that does not count its rows; nothing if all rows fit one page. */
export const PageSteps = ({ page, hasMore, onPage }: PageStepsProps) =>
  page === 1 && !hasMore ? null : (
    <div className={classes('row gap-16')}>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        Back
      </Button>
      <output className={classes('muted')}>Page {page}</output>
      <Button disabled={!hasMore} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </div>
  );
