/** Fallback for a colour that cannot be parsed. */
export const NEUTRAL_GREY = '#808080';

/** Specification: records: accepts only 6-digit hex colours, and falls back to neutral grey. */
export const colour = (value: unknown): string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : NEUTRAL_GREY;
