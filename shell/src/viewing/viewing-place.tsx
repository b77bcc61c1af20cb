import { VIEWING_KEY, VIEWING_TOKEN_KEY, viewingFrom } from '@phila/contract/viewing';
import { storageItem } from '@phila/platform/host';
import { useState } from 'react';
import ViewingBanner from './viewing-banner.tsx';

const token = storageItem('sessionStorage', VIEWING_TOKEN_KEY);
const viewing = storageItem('sessionStorage', VIEWING_KEY);

/**
 * Banner above every layout in a tab where an administrator views the portal as a person, mounted for the whole visit
 * so that it notices the viewing's end on any page.
 */
const ViewingPlace = () => {
  const [found] = useState(() => viewingFrom(token.read(), viewing.read()));
  if (found === null) return null;
  // Reloads as the administrator, so that nothing read for the person stays.
  const leave = () => {
    viewing.remove();
    token.remove();
    window.location.assign(found.back);
  };
  return <ViewingBanner endsAt={found.endsAt} leave={leave} />;
};
export default ViewingPlace;
