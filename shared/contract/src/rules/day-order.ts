/**
 * Returns the message if the later day precedes the earlier one; false if not, or if either is missing. Days as
 * `YYYY-MM-DD`.
 */
export const notBefore = (first: string | null, then: string | null, message: string): string | false =>
  first !== null && then !== null && then < first && message;
