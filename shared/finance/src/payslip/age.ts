import type { TaxYear } from '../tax-years/tax-year.ts';

/**
 * Age on the last day of the year of assessment, which decides the rebates (SARS PAYE-GEN-01-G01).
 *
 * @param birthDate `1961-02-28`
 */
export function ageAtYearEnd(birthDate: string, { to }: Pick<TaxYear, 'to'>): number {
  const years = Number(to.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return birthDate.slice(5, 10) <= to.slice(5) ? years : years - 1;
}

/** Sum of digits with every second one from the right doubled; a multiple of ten in a valid number (Luhn). */
function luhnSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const fromRight = digits.length - 1 - index;
    const value = Number(digit) * (fromRight % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

/**
 * Reads {@link ageAtYearEnd} from a South African identity number, to fill in the age on a payslip; null for a number
 * that fails Luhn or names an impossible day. The number holds a two-digit year, so someone past a hundred comes out a
 * century too young (specification: reference-data, "Identity numbers").
 */
export function ageFromIdentityNumber(identityNumber: string, year: Pick<TaxYear, 'to'>): number | null {
  if (!/^\d{13}$/.test(identityNumber) || luhnSum(identityNumber) % 10 !== 0) return null;
  const monthAndDay = `${identityNumber.slice(2, 4)}-${identityNumber.slice(4, 6)}`;
  for (const century of ['20', '19']) {
    const birthDate = `${century}${identityNumber.slice(0, 2)}-${monthAndDay}`;
    const date = new Date(`${birthDate}T00:00:00Z`);
    const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(birthDate);
    if (real && birthDate <= year.to) return ageAtYearEnd(birthDate, year);
  }
  return null;
}
