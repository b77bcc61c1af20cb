/**
 * The name of a file that says what it is and of which day: `bond-repayment-2026-11-25.pdf`. Letters stay as they are
 * written, accents included; whatever a system could stumble over is a hyphen.
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
