import * as z from 'zod/mini';
import { type Call, call } from '../call.ts';

/**
 * One list that selects choose from. Most rows are `{ id, name }`; six have the seeds' own fields (seeds 1 §3), so
 * whoever shows or checks a choice reads id and label through the definition.
 */
export interface Lookup<Id extends number | string = number | string, Row = never> {
  /** As in its path: `work-permits`. */
  readonly name: string;
  readonly row: z.ZodMiniType<Row>;
  /** `GET /Lookup/{name}`. */
  readonly call: Call<undefined, undefined, undefined, z.ZodMiniType<Row[]>, 'anyone'>;
  readonly idOf: (row: Row) => Id;
  readonly labelOf: (row: Row) => string;
}

/** Any lookup; its rows can be read with its own `idOf` and `labelOf` only. */
export type AnyLookup = Lookup;

type KeysOf<Row, Value> = { [K in keyof Row]: Row[K] extends Value ? K : never }[keyof Row] & string;

/** Declares a lookup: its path name, the shape of a row, and which of its fields are the id and the label. */
export const defineLookup = <
  Row,
  IdKey extends KeysOf<Row, number | string>,
  LabelKey extends KeysOf<Row, string>,
>(
  name: string,
  row: z.ZodMiniType<Row>,
  id: IdKey,
  label: LabelKey,
): Lookup<Row[IdKey] & (number | string), Row> => ({
  name,
  row,
  call: call({
    method: 'GET',
    path: `/Lookup/${name}`,
    access: 'anyone',
    summary: `The entries of the ${name.replaceAll('-', ' ')} list, in the order to show them in.`,
    value: z.array(row),
  }),
  idOf: (of) => of[id] as Row[IdKey] & (number | string),
  labelOf: (of) => of[label] as string,
});
