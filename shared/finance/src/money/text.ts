import { exact, type Exact } from './exact.ts';

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ' ');
}

/** "R 1 234.56", the way amounts stand in explanations and pages (specification: reference-data, "Dates and money"). */
export function randText(amount: number | Exact): string {
  const value = exact(amount);
  const [whole = '0', fraction = '00'] = value.abs().toFixed(2).split('.');
  return `${value.isNegative() && !value.isZero() ? '-' : ''}R ${grouped(whole)}.${fraction}`;
}

/** "R 500 000" for the round figures of a law, "R 177.12" where it has cents. */
export function figureText(amount: number): string {
  return Number.isInteger(amount) ? `R ${grouped(String(amount))}` : randText(amount);
}
