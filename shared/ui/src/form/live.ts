import { createContext } from 'react';

/** Whether the form is checked while it is filled in. */
export const Live = createContext(false);

/** What a field of such a form listens to besides its value; others spare themselves being drawn for a lost focus. */
export const liveSubscription = { error: true, touched: true };
