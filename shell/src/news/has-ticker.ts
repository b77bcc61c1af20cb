import { paths } from '../declarations/well-known.ts';

/** Under the header of the dashboard and the offers (specification: weather-and-news). */
export const hasTicker = (area: string): boolean => area === paths.dashboard || area === paths.offers;
