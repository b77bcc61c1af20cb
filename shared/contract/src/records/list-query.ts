import * as z from 'zod/mini';
import { pageQuery, type PageQuery } from '../page.ts';
import { LARGEST_ID } from '../rules/number.ts';
import { storableText } from '../rules/text.ts';
import { day } from '../rules/day.ts';
import { byKind } from './by-kind.ts';
import type { Fields } from './field.ts';
import type { AnyRecord } from './record.ts';

/*
 * A list of records takes filters beside the page, the search and the order: `departureDate.gte=2026-11-22`. They are in
 * the address of the request, so only kinds whose values say nothing about a person are taken: dates, numbers, yes or no,
 * and choices. What people type (names, account numbers) is searched by SearchTerm.
 */

/** `eq` is equal; `gte` is equal or greater, `lte` equal or less. A field that is blank matches none of them. */
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

/** The filters of a record's list: `{ 'departureDate.gte': '2026-11-22' }`. */
export type FiltersOf<R extends AnyRecord> = {
  [K in keyof R['fields'] & string as `${K}.${OperatorsOf<R['fields'][K]>}`]?:
    | FilterValue<R['fields'][K]>
    | undefined;
};

/** How the list of a record is asked for. */
export type ListQuery<R extends AnyRecord> = PageQuery & FiltersOf<R>;

const A_DAY = 'Please give a day as YYYY-MM-DD';
const A_NUMBER = 'Please give a number';
const A_CHOICE = 'Please give the id of a choice';

const number = (message: string, whole: boolean) =>
  z.coerce
    .number<number>(message)
    .check(
      ...(whole ? [z.int(message)] : []),
      z.minimum(whole ? -LARGEST_ID : -1e15, message),
      z.maximum(whole ? LARGEST_ID : 1e15, message),
    );

interface Filter {
  operators: readonly FilterOperator[];
  value: z.ZodMiniType<unknown, unknown>;
}

const none = (): null => null;
const ordered: readonly FilterOperator[] = ['eq', 'gte', 'lte'];
const equal = (value: Filter['value']): Filter => ({ operators: ['eq'], value });
const aChoice = ({ blank }: { readonly blank: unknown }): Filter =>
  equal(typeof blank === 'number' ? number(A_CHOICE, true) : z.string(A_CHOICE).check(...storableText(100)));

/** By which operators a field is filtered, and with what; null for the kinds that are not. */
export const filterOf = byKind<[], Filter | null>({
  text: none,
  prose: none,
  date: () => ({ operators: ordered, value: day(A_DAY).schema }),
  yesNo: () => equal(z.enum(['true', 'false'], 'Please give true or false')),
  amount: ({ whole }) => ({ operators: ordered, value: number(A_NUMBER, whole === true) }),
  option: aChoice,
  options: none,
  lookup: aChoice,
  lookups: none,
  reference: aChoice,
  document: none,
  group: none,
  rows: none,
  fixed: none,
});

/** The filters of a query, each with its field. */
export const filtersIn = (
  fields: Fields,
  query: object,
): { name: string; operator: FilterOperator; value: unknown }[] =>
  Object.entries(query).flatMap(([key, value]) => {
    const [name = '', operator] = key.split('.');
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const known =
      field === undefined ? undefined : filterOf(field)?.operators.find((one) => one === operator);
    return known === undefined || value === undefined
      ? []
      : [{ name, operator: known, value: field?.kind === 'yesNo' ? value === 'true' : value }];
  });

/** What the list of a record takes: a page, a search, an order and its filters; anything else is refused. */
export const listQuery = <R extends AnyRecord>(record: R): z.ZodMiniType<ListQuery<R>, ListQuery<R>> => {
  const filters = Object.entries(record.fields as Fields).flatMap(([name, field]) => {
    const { operators, value } = filterOf(field) ?? { operators: [], value: z.unknown() };
    return operators.map((operator) => [`${name}.${operator}`, z.optional(value)]);
  });
  return z.extend(pageQuery, Object.fromEntries(filters)) as unknown as z.ZodMiniType<
    ListQuery<R>,
    ListQuery<R>
  >;
};
