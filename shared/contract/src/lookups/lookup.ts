import * as z from 'zod/mini';
import { type Call, call } from '../call.ts';

/**
 * One list that selects choose from. Most rows are `{ id, name }`; six have the specification’s own fields (specification: details), so
 * whoever shows or checks a choice reads id and label through the definition.
 */
export interface Lookup<Id extends number | string = number | string, Row = unknown> {
  /** As in its path: `work-permits`. */
  readonly name: string;
  /** Countries alone are known by a text, their alpha-2 code. */
  readonly ids: 'number' | 'text';
  readonly row: z.ZodMiniType<Row>;
  /** `GET /Lookup/{name}`. */
  readonly call: Call<undefined, undefined, undefined, z.ZodMiniType<Row[]>, 'anyone'>;
  /** Give it rows of this lookup only. */
  idOf(row: Row): Id;
  labelOf(row: Row): string;
}

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
  ids: Row[IdKey] extends number ? 'number' : 'text',
): Lookup<Row[IdKey] & (number | string), Row> => ({
  name,
  ids,
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
