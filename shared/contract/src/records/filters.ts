import { byKind } from './by-kind.ts';
import type { Fields } from './field.ts';
import type { AnyRecord } from './record.ts';

/*
 * Filters of a record's list, besides page, search and order: `departureDate.gte=2026-11-22`. They are part of the
 * address, so only kinds that reveal nothing about a person are allowed: dates, numbers, yes or no, and choices.
 * Typed data (names, account numbers) is searched with SearchTerm.
 */

/** `eq` is equal; `gte` is equal or greater, `lte` equal or less. Blank fields match none. */
export type FilterOperator = 'eq' | 'gte' | 'lte';

type Ordered = { readonly kind: 'date' | 'amount' };
type Chosen = { readonly kind: 'option' | 'lookup' | 'reference' };

type OperatorsOf<F> = F extends Ordered
  ? FilterOperator
  : F extends Chosen | { readonly kind: 'yesNo' }
    ? 'eq'
    : never;
type FilterValue<F> = F extends { readonly kind: 'date' }
  ? string
  : F extends { readonly kind: 'yesNo' }
    ? 'true' | 'false'
    : F extends { readonly kind: 'amount' | 'reference' }
      ? number
      : F extends { readonly blank: infer Blank }
        ? Blank extends number
          ? number
          : string
        : never;

/** Filters of a record's list: `{ 'departureDate.gte': '2026-11-22' }`. */
export type FiltersOf<R extends AnyRecord> = {
  [K in keyof R['fields'] & string as `${K}.${OperatorsOf<R['fields'][K]>}`]?:
    | FilterValue<R['fields'][K]>
    | undefined;
};

const none = (): readonly FilterOperator[] => [];
const equal = (): readonly FilterOperator[] => ['eq'];
const ordered = (): readonly FilterOperator[] => ['eq', 'gte', 'lte'];

/**
 * Filter operators of each kind of field; empty for kinds without filters. Separate from the schemas, so that screens
 * load none.
 */
export const filterOperators = byKind<[], readonly FilterOperator[]>({
  text: none,
  prose: none,
  date: ordered,
  yesNo: equal,
  amount: ordered,
  option: equal,
  options: none,
  lookup: equal,
  lookups: none,
  reference: equal,
  document: none,
  group: none,
  rows: none,
  fixed: none,
});

/** Filters of a query, with their fields. */
export const filtersIn = (
  fields: Fields,
  query: object,
): { name: string; operator: FilterOperator; value: unknown }[] =>
  Object.entries(query).flatMap(([key, value]) => {
    const [name = '', operator] = key.split('.');
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const known = field === undefined ? undefined : filterOperators(field).find((one) => one === operator);
    return known === undefined || value === undefined
      ? []
      : [{ name, operator: known, value: field?.kind === 'yesNo' ? value === 'true' : value }];
  });
