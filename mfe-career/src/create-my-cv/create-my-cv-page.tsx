import { calls } from '@phila/contract/calls';
import { classes, Loaded, Page, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Desk } from './desk.tsx';
import { useEngine } from './preview/use-engine.ts';
import { useWide } from './preview/use-wide.ts';
import styles from './create-my-cv.module.css';

const { content, list } = calls.career.cv;

/** Placeholders in the shape of the page: choices on the left, the preview on the right. */
const BenchSkeleton = ({ isWide }: { isWide: boolean }) => (
  <div className={isWide ? styles.bench : undefined}>
    <div className={classes('stack gap-16')}>
      <Skeleton height={152} />
      <Skeleton height={360} />
      <Skeleton height={140} />
    </div>
    {isWide && <Skeleton height={560} />}
  </div>
);

/** Specification: career, "Create My CV". */
const CreateMyCvPage = () => {
  const isWide = useWide();
  // Starts the download of the engine in parallel with the reads below.
  const engine = useEngine(isWide);
  const cvs = useQuery(list.query({}));
  const records = useQuery(content.query({}, { staleTime: 0 }));
  const data = useMemo(
    () =>
      cvs.data === undefined || records.data === undefined
        ? undefined
        : { cvs: cvs.data, records: records.data },
    [cvs.data, records.data],
  );
  return (
    <Page
      title="Create My CV"
      sentence="Choose a layout and what it shows. Your profile fills it in, so there is nothing to type twice."
    >
      <Loaded
        what="Your CVs"
        reading={{
          data,
          error: cvs.error ?? records.error,
          refetch: () => Promise.all([cvs.refetch(), records.refetch()]),
        }}
        waiting={<BenchSkeleton isWide={isWide} />}
      >
        {(found) => <Desk {...found} engine={engine} isWide={isWide} />}
      </Loaded>
    </Page>
  );
};

export default CreateMyCvPage;
