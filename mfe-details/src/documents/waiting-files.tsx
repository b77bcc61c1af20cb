import { classes, Loading, Skeleton } from '@phila/ui';

interface WaitingFilesProps {
  /** Names the list that is loading, such as "files". */
  what: string;
}

/** Placeholder rows while a folder or the trash loads. */
export const WaitingFiles = ({ what }: WaitingFilesProps) => (
  <Loading what={what}>
    <div className={classes('grid gap-8')}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={64} />
      ))}
    </div>
  </Loading>
);
