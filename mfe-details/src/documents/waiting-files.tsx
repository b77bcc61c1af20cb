import { classes, Loading, Skeleton } from '@phila/ui';

interface WaitingFilesProps {
  /** What is loading: "files". */
  what: string;
}

/** Rows in the shape of files, while a folder or the trash is read. */
export const WaitingFiles = ({ what }: WaitingFilesProps) => (
  <Loading what={what}>
    <div className={classes('grid gap-8')}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={64} />
      ))}
    </div>
  </Loading>
);
