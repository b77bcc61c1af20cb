import { calls, detailsCategories, type DetailsCategory } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';

/** Whole percentage; null if it failed to load, undefined while loading. */
export type Percentage = number | null | undefined;

/** Reads how complete a part of My Details is, again after each save (specification: details, "Completion"). */
const usePercentage = (part: DetailsCategory): Percentage => {
  const { data, isError } = useQuery(
    calls.overview.myDetails.query({
      params: { category: detailsCategories[part] },
    }),
  );
  return isError && data === undefined ? null : data?.percentage;
};

/** Percentages of all seven parts. Includes medical aid, although it has no tile here (specification: details). */
export const usePercentages = (): Readonly<Record<DetailsCategory, Percentage>> => ({
  biographical: usePercentage('biographical'),
  contact: usePercentage('contact'),
  nextOfKin: usePercentage('nextOfKin'),
  medicalAid: usePercentage('medicalAid'),
  passportsAndPermits: usePercentage('passportsAndPermits'),
  banking: usePercentage('banking'),
  tax: usePercentage('tax'),
});

/** Mean of the seven percentages, known once all are (specification: details, "detailsAverage"). */
export const averageOf = (percentages: readonly Percentage[]): Percentage => {
  if (percentages.includes(undefined)) return undefined;
  const known = percentages.filter((one) => typeof one === 'number');
  return known.length < percentages.length
    ? null
    : known.reduce((total, one) => total + one, 0) / known.length;
};
