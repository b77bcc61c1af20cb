/** Smaller numbers of people are not told: people could be told apart by them. */
export const FEWEST_PEOPLE = 5;
