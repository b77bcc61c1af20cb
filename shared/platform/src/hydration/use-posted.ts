import { useContext } from 'react';
import { BeingDrawn, type PostedForm } from './being-drawn.ts';

/** Gives the form that was posted without a script and refused, to be drawn again in `<noscript>`; null otherwise. */
export const usePosted = (): PostedForm | null => useContext(BeingDrawn)?.posted ?? null;
