/** Smallest group size to report, because people in smaller ones could be identified. */
export const FEWEST_PEOPLE = 5;
