/** What stands in for a colour that cannot be read. */
export const NEUTRAL_GREY = '#808080';

/** Specification: records: only 6-digit hex colours are accepted, anything else falls back to neutral grey. */
export const colour = (value: unknown): string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : NEUTRAL_GREY;
