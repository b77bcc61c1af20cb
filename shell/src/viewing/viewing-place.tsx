import { VIEWING_KEY, VIEWING_TOKEN_KEY, viewingFrom } from '@phila/contract/viewing';
import { kept } from '@phila/platform/host';
import { useState } from 'react';
import ViewingBanner from './viewing-banner.tsx';

const token = kept('sessionStorage', VIEWING_TOKEN_KEY);
const viewing = kept('sessionStorage', VIEWING_KEY);

/**
 * Shown in a tab in which an administrator sees the portal as a person does, above every layout: one place for the whole
 * visit, so that the end of the viewing is noticed on whatever page it comes.
 */
const ViewingPlace = () => {
  const [found] = useState(() => viewingFrom(token.read(), viewing.read()));
  if (found === null) return null;
  // The page is loaded again, as the administrator: nothing that was read for the person stays.
  const leave = () => {
    viewing.remove();
    token.remove();
    window.location.assign(found.back);
  };
  return <ViewingBanner endsAt={found.endsAt} leave={leave} />;
};
export default ViewingPlace;
