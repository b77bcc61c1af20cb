/** An object as JSON has it, whose values are not known yet. */
export type Loose = { readonly [name: string]: unknown };

export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
