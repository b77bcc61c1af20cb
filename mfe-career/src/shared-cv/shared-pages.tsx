import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TurnedPages } from '../create-my-cv/preview/turned-pages.tsx';

const { sharedPage, sharedPages } = calls.career.cv;

const once = { retry: false, staleTime: Infinity, refetchOnWindowFocus: false } as const;

/** The pages of a shared CV. The body holds the token, since addresses end up in logs and histories. */
export const SharedPages = ({ token }: { token: string }) => {
  const [page, setPage] = useState(1);
  const count = useQuery(sharedPages.query({ body: { token } }, once));
  const { data, error, isFetching, refetch } = useQuery(
    sharedPage.query({ body: { token, page, width: '720' } }, once),
  );
  return (
    <TurnedPages
      whose="this CV"
      page={page}
      pages={count.data?.pages ?? 1}
      onTurn={setPage}
      picture={data}
      error={error}
      onRetry={() => void Promise.all([refetch(), count.refetch()])}
      unreadable={count.data?.unreadable ?? []}
      isChanging={isFetching}
      larger={(shown) => send(sharedPage, { body: { token, page: shown, width: '1080' } })}
    />
  );
};
