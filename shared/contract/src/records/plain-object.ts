/** An object as JSON has it, whose values are not known yet. */
export type Loose = { readonly [name: string]: unknown };

export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id of a choice that is read as `{ id, name }`, and of any other. */
export const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
