import { exact, type Exact } from './exact.ts';

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ' ');
}

/** Formats rand for explanations and pages: "R 1 234.56" (specification: reference-data, "Dates and money"). */
export function randText(amount: number | Exact): string {
  const value = exact(amount);
  const [whole = '0', fraction = '00'] = value.abs().toFixed(2).split('.');
  return `${value.isNegative() && !value.isZero() ? '-' : ''}R ${grouped(whole)}.${fraction}`;
}

/** Formats a figure of a law: "R 500 000" if round, "R 177.12" with cents. */
export function figureText(amount: number): string {
  return Number.isInteger(amount) ? `R ${grouped(String(amount))}` : randText(amount);
}
