import * as z from 'zod/mini';
import { pageQuery, type PageQuery } from '../page.ts';
import { LARGEST_ID } from '../rules/number.ts';
import { storableText } from '../rules/text.ts';
import { day } from '../rules/day.ts';
import { byKind } from './by-kind.ts';
import type { Fields } from './field.ts';
import { filterOperators, type FiltersOf } from './filters.ts';
import type { AnyRecord } from './record.ts';

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

type Value = z.ZodMiniType<unknown, unknown>;

const none = z.never();
const aChoice = ({ blank }: { readonly blank: unknown }): Value =>
  typeof blank === 'number' ? number(A_CHOICE, true) : z.string(A_CHOICE).check(...storableText(100));

/** Schema of a filter value by kind of field; undefined for kinds without filters. */
const filterValue = byKind<[], Value>({
  text: () => none,
  prose: () => none,
  date: () => day(A_DAY, A_DAY).schema,
  yesNo: () => z.enum(['true', 'false'], 'Please give true or false'),
  amount: ({ whole }) => number(A_NUMBER, whole === true),
  option: aChoice,
  options: () => none,
  lookup: aChoice,
  lookups: () => none,
  reference: aChoice,
  document: () => none,
  group: () => none,
  rows: () => none,
  fixed: () => none,
});

/** Query schema of a record's list: page, search, order and filters; refuses anything else. */
export const listQuery = <R extends AnyRecord>(record: R): z.ZodMiniType<ListQuery<R>, ListQuery<R>> => {
  const filters = Object.entries(record.fields as Fields).flatMap(([name, field]) => {
    const value = z.optional(filterValue(field));
    return filterOperators(field).map((operator) => [`${name}.${operator}`, value]);
  });
  return z.extend(pageQuery, Object.fromEntries(filters)) as unknown as z.ZodMiniType<
    ListQuery<R>,
    ListQuery<R>
  >;
};
