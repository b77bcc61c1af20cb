import { lightCall, type calls } from '@phila/contract';

type MyDetails = typeof calls.overview.myDetails;

/** The one call of the overview. */
export const myDetails = lightCall<MyDetails>('GET', '/Overview/my-details-overview/{category}', 'person');
