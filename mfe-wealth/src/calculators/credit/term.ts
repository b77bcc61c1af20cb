export interface Term {
  term: number | null;
  termIn: string | null;
}

/** Cuts off digits that only come from dividing by twelve. */
const rounded = (value: number, places: number): number => Number(value.toFixed(places));

/** A term in months; a fraction of a month stays, for the engine to refuse. */
export const inMonths = ({ term, termIn }: Term): number | null =>
  term === null || termIn === 'months' ? term : rounded(term * 12, 6);

/** A term in years, to the four decimals the engine takes: 241 months are 20.0833. */
export const inYears = ({ term, termIn }: Term): number | null =>
  term === null || termIn !== 'months' ? term : rounded(term / 12, 4);

/** Gives whole years in years, otherwise months. */
export const termOf = (months: number): { term: number; termIn: 'years' | 'months' } =>
  months % 12 === 0 ? { term: months / 12, termIn: 'years' } : { term: months, termIn: 'months' };
