import * as z from 'zod/mini';
import { type AnyCall, type Call, call } from '../call.ts';

/**
 * List that selects choose from. Most rows are `{ id, name }`; six have the specification’s own fields (specification:
 * details), so read id and label through this definition.
 */
export interface Lookup<Id extends number | string = number | string, Row = unknown> {
  /** Name in its path: `work-permits`. */
  readonly name: string;
  /** Countries alone have text ids, their alpha-2 codes. */
  readonly ids: 'number' | 'text';
  readonly row: z.ZodMiniType<Row>;
  /** `GET /Lookup/{name}`. */
  readonly call: Call<undefined, undefined, undefined, z.ZodMiniType<Row[]>, 'anyone'>;
  /** Set if administrators maintain the entries as rows. Default: the contract lists them. */
  readonly isKept?: true;
  /** Input of the call that returns the entries; default: none. */
  readonly input?: object;
  /** Returns true for a row that can no longer be chosen, though existing choices stay; default: never. */
  isRetired?(row: Row): boolean;
  idOf(row: Row): Id;
  labelOf(row: Row): string;
}

type KeysOf<Row, Value> = { [K in keyof Row]: Row[K] extends Value ? K : never }[keyof Row] & string;

/** Declares a lookup by path name, row shape, and the fields of id and label. */
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
  /** Input of the call that returns the entries; default: none. */
  input?: object;
  /** Returns true for a row that can no longer be chosen, though existing choices stay; default: never. */
  isRetired?: (row: Row) => boolean;
  /** Default: the row's id. */
  idOf?: (row: Row) => number;
  /** Default: the row's name. */
  labelOf?: (row: Row) => string;
}

type Named = Partial<Record<'id' | 'name', unknown>>;

/** Declares a lookup of stored rows, which `call` returns. */
export const keptLookup = <Row extends object>(
  name: string,
  call: AnyCall,
  { input = {}, isRetired, idOf, labelOf }: KeptLookup<Row> = {},
): Lookup<number, Row> => ({
  name,
  ids: 'number',
  // Provides the type only; the call has its own schema.
  row: z.unknown() as unknown as z.ZodMiniType<Row>,
  call: call as unknown as Lookup<number, Row>['call'],
  isKept: true,
  input,
  ...(isRetired === undefined ? {} : { isRetired }),
  idOf: idOf ?? ((row: Named) => Number(row.id)),
  labelOf: labelOf ?? ((row: Named) => String(row.name)),
});
