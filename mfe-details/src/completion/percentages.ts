import { calls, detailsCategories, type DetailsCategory } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';

/** A whole percentage; null where it could not be had, undefined while it is on its way. */
export type Percentage = number | null | undefined;

/** How complete a part of My Details is; read once, and again after a save (specification: details, "Completion"). */
const usePercentage = (part: DetailsCategory): Percentage => {
  const { data, isError } = useQuery(
    calls.overview.myDetails.query({
      params: { category: detailsCategories[part] },
    }),
  );
  return isError && data === undefined ? null : data?.percentage;
};

/** Of all seven parts: medical aid counts as well, though no tile here is about it (specification: details). */
export const usePercentages = (): Readonly<Record<DetailsCategory, Percentage>> => ({
  biographical: usePercentage('biographical'),
  contact: usePercentage('contact'),
  nextOfKin: usePercentage('nextOfKin'),
  medicalAid: usePercentage('medicalAid'),
  passportsAndPermits: usePercentage('passportsAndPermits'),
  banking: usePercentage('banking'),
  tax: usePercentage('tax'),
});

/** Specification: details, "detailsAverage": the mean of the seven, known when all of them are. */
export const averageOf = (percentages: readonly Percentage[]): Percentage => {
  if (percentages.includes(undefined)) return undefined;
  const known = percentages.filter((one) => typeof one === 'number');
  return known.length < percentages.length
    ? null
    : known.reduce((total, one) => total + one, 0) / known.length;
};
