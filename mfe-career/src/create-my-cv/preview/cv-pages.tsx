import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePagePicture } from './page-picture.tsx';
import { TurnedPages } from './turned-pages.tsx';

const { page: pageCall, pages: pagesCall } = calls.career.cv;

interface CvPagesProps {
  cvId: string;
  /** True while the picture is older than the form. */
  isChanging: boolean;
}

/** A saved CV on a phone or tablet, redrawn after each change. */
export const CvPages = ({ cvId, isChanging }: CvPagesProps) => {
  const [turned, setTurned] = useState(1);
  const count = useQuery(
    pagesCall.query({ params: { id: cvId }, query: {} }, { retry: false, staleTime: 0 }),
  );
  const pages = count.data?.pages ?? 1;
  // Hiding entries may have removed the last page.
  const page = Math.min(turned, pages);
  const { data, error, isFetching, refetch } = usePagePicture({ cvId, page, width: 720 });
  return (
    <TurnedPages
      whose="your CV"
      page={page}
      pages={pages}
      onTurn={setTurned}
      picture={data}
      error={error}
      onRetry={() => void Promise.all([refetch(), count.refetch()])}
      unreadable={count.data?.unreadable ?? []}
      isChanging={isChanging || isFetching}
      larger={(shown) => send(pageCall, { params: { id: cvId, page: shown }, query: { Width: '1080' } })}
    />
  );
};
