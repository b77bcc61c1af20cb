/** JSON object with unknown values. */
export type Loose = { readonly [name: string]: unknown };

export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Id of a choice, read as `{ id, name }` or as itself. */
export const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
