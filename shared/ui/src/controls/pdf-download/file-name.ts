/**
 * Makes a file name of a subject and a day: `bond-repayment-2026-11-25.pdf`. Keeps letters with their accents; replaces
 * anything that a system may reject with a hyphen.
 * @param day YYYY-MM-DD
 */
export const fileName = (what: string, day: string): string => {
  const words = what
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${words || 'document'}-${day}.pdf`;
};
