import { VIEWING_KEY, VIEWING_TOKEN_KEY, viewingFrom } from '@phila/contract/viewing';
import { kept } from '@phila/platform/host';
import { Suspense, lazy, useState } from 'react';

// In one file with the other banner that few people ever see: a file of its own would weigh in the first script.
const ViewingBanner = lazy(() => import(/* webpackChunkName: "override-banner" */ './viewing-banner.tsx'));

const token = kept('sessionStorage', VIEWING_TOKEN_KEY);
const viewing = kept('sessionStorage', VIEWING_KEY);

/** Shown in a tab in which an administrator sees the portal as a person does; most tabs load nothing of it. */
export const ViewingPlace = () => {
  const [found] = useState(() => viewingFrom(token.read(), viewing.read()));
  if (found === null) return null;
  // The page is loaded again, as the administrator: nothing that was read for the person stays.
  const leave = () => {
    viewing.remove();
    token.remove();
    window.location.assign(found.back);
  };
  return (
    <Suspense fallback={null}>
      <ViewingBanner endsAt={found.endsAt} leave={leave} />
    </Suspense>
  );
};
