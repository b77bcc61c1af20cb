import { useContext } from 'react';
import { BeingDrawn } from './being-drawn.ts';

/** Gives the origin of the site, for links that are followed from elsewhere. */
export const useSiteOrigin = (): string => useContext(BeingDrawn)?.origin ?? window.location.origin;
