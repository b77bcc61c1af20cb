import { paths } from '../declarations/well-known.ts';

/** True under the header of dashboard and offers (specification: weather-and-news). */
export const hasTicker = (area: string): boolean => area === paths.dashboard || area === paths.offers;
