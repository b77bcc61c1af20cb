import { calls, type BannerAdvert } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Advert type of the dashboard, and milliseconds between reads (specification: dashboard). */
const DASHBOARD_ADVERTS = 2;
export const REFETCHED_EVERY = 11_000;

const params = { type: DASHBOARD_ADVERTS };
const signatureOf = (adverts: readonly BannerAdvert[] | undefined): string | undefined =>
  adverts?.map(({ id, version }) => `${id}.${version}`).join(' ');

/**
 * Adverts with their pictures. Polls only the list of adverts, some hundred bytes; reads pictures again once the list
 * changed (mfe-details/README.md, “Adverts of the dashboard”).
 */
export const useAdverts = (isStill: boolean) => {
  const { data, isError, refetch } = useQuery(calls.banner.advertisementByType.query({ params, query: {} }));
  const { data: current } = useQuery(
    calls.banner.advertisementByType.query(
      { params, query: { Images: 'false' } },
      {
        enabled: data !== undefined && !isStill,
        staleTime: REFETCHED_EVERY,
        refetchInterval: REFETCHED_EVERY,
        retry: false,
      },
    ),
  );
  const isOther = current !== undefined && signatureOf(current) !== signatureOf(data);
  useEffect(() => {
    if (isOther) void refetch();
  }, [isOther, refetch]);
  return { adverts: data, isError: isError && data === undefined, refetch };
};
