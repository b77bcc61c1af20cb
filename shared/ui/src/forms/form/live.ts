import { createContext } from 'react';

/** True in a form that is checked while it is filled in. */
export const Live = createContext(false);

/** The further state that fields of a LiveForm subscribe to; other fields need not redraw when they lose the focus. */
export const liveSubscription = { error: true, touched: true };
