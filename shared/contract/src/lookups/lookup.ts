import * as z from 'zod/mini';
import { type AnyCall, type Call, call } from '../call.ts';

/**
 * One list that selects choose from. Most rows are `{ id, name }`; six have the specification’s own fields (specification: details), so
 * code that shows or checks a choice reads id and label through the definition.
 */
export interface Lookup<Id extends number | string = number | string, Row = unknown> {
  /** As in its path: `work-permits`. */
  readonly name: string;
  /** Countries alone are known by a text, their alpha-2 code. */
  readonly ids: 'number' | 'text';
  readonly row: z.ZodMiniType<Row>;
  /** `GET /Lookup/{name}`. */
  readonly call: Call<undefined, undefined, undefined, z.ZodMiniType<Row[]>, 'anyone'>;
  /** True where the entries are rows that administrators change, and no list of the contract's. Default: they are listed. */
  readonly isKept?: true;
  /** What the call takes to give the entries; default: nothing. */
  readonly input?: object;
  /** Whether a row can be chosen no longer, though what has it keeps it; default: each can be. */
  isRetired?(row: Row): boolean;
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

interface KeptLookup<Row> {
  /** What the call takes to give the entries; default: nothing. */
  input?: object;
  /** Whether a row can be chosen no longer, though what has it keeps it; default: each can be. */
  isRetired?: (row: Row) => boolean;
  /** Default: the row's id. */
  idOf?: (row: Row) => number;
  /** Default: the row's name. */
  labelOf?: (row: Row) => string;
}

type Named = Partial<Record<'id' | 'name', unknown>>;

/** Declares a lookup whose entries the service keeps as rows; `call` gives them. */
export const keptLookup = <Row extends object>(
  name: string,
  call: AnyCall,
  { input = {}, isRetired, idOf, labelOf }: KeptLookup<Row> = {},
): Lookup<number, Row> => ({
  name,
  ids: 'number',
  // Only read to type a choice: the call has its own schema.
  row: z.unknown() as unknown as z.ZodMiniType<Row>,
  call: call as unknown as Lookup<number, Row>['call'],
  isKept: true,
  input,
  ...(isRetired === undefined ? {} : { isRetired }),
  idOf: idOf ?? ((row: Named) => Number(row.id)),
  labelOf: labelOf ?? ((row: Named) => String(row.name)),
});
