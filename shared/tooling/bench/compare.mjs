/** Two measurements of one run beside each other. */
import { median } from './table.mjs';

/**
 * Takes both by turns, so that what else the machine does falls on both; once each before that counts.
 *
 * @param small measures the smaller, large the larger, each as a number in one unit
 * @returns the medians of the rounds, and of what the large one costs for each of the small one
 */
export const compare = async (rounds, { small, large }) => {
  await small();
  await large();
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const one = await small();
    const other = await large();
    measured.push({ small: one, large: other, share: other / one });
  }
  const middle = (name) => median(measured.map((round) => round[name]));
  return { small: middle('small'), large: middle('large'), share: middle('share') };
};
