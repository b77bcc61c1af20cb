export interface Term {
  term: number | null;
  termIn: string | null;
}

/** Digits beyond these come from dividing by twelve alone. */
const rounded = (value: number, places: number): number => Number(value.toFixed(places));

/** A term as months; what holds no whole number of them stays so, for the engine to refuse. */
export const inMonths = ({ term, termIn }: Term): number | null =>
  term === null || termIn === 'months' ? term : rounded(term * 12, 6);

/** A term as years, with the four decimals that the engine takes: 241 months are 20.0833. */
export const inYears = ({ term, termIn }: Term): number | null =>
  term === null || termIn !== 'months' ? term : rounded(term / 12, 4);

/** Months as a person gives them: whole years as years. */
export const termOf = (months: number): { term: number; termIn: 'years' | 'months' } =>
  months % 12 === 0 ? { term: months / 12, termIn: 'years' } : { term: months, termIn: 'months' };
