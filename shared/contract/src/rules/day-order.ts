/**
 * Said at the later of two days where it lies before the earlier one; false where either is not given. Days as
 * `YYYY-MM-DD`.
 */
export const notBefore = (first: string | null, then: string | null, message: string): string | false =>
  first !== null && then !== null && then < first && message;
