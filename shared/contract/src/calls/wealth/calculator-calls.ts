import * as z from 'zod/mini';
import { type Call, call } from '../../call.ts';
import { isObject } from '../../records/plain-object.ts';

type Mini<T> = z.ZodMiniType<T, T>;

/** Entry of a calculator and its result. */
export interface Calculation<Entry, Result> {
  entry: Entry;
  result: Result;
}

/** Body as sent: the entry, or an object wrapping it as specified. */
export type Wrapped<Entry, Wrapper extends string | null> = Wrapper extends string
  ? { [Name in Wrapper]: Entry }
  : Entry;

/** A type, not an interface, so that it fits into the tree of calls. */
export type CalculatorCalls<Entry, Result, Wrapper extends string | null> = {
  readonly read: Call<undefined, undefined, undefined, Mini<Calculation<Entry, Result> | null>, 'person'>;
  readonly save: Call<
    undefined,
    undefined,
    Mini<Wrapped<Entry, Wrapper>>,
    Mini<Calculation<Entry, Result>>,
    'person'
  >;
};

/** Internals of a zod schema that are needed here: an object's fields, a list's items, an optional's inner schema. */
interface Definition {
  shape?: Readonly<Record<string, z.core.$ZodType>>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
}

/** Treats null and '' in optional fields as absent (specification: wealth, "Calls of the calculators"). */
const withoutBlanks = (entry: z.core.$ZodType, sent: unknown): unknown => {
  const { shape, element, innerType } = entry._zod.def as Definition & z.core.$ZodTypeDef;
  if (innerType !== undefined) return withoutBlanks(innerType, sent);
  if (element !== undefined && Array.isArray(sent)) return sent.map((one) => withoutBlanks(element, one));
  if (shape === undefined || !isObject(sent)) return sent;
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (field === undefined) return [[name, value]];
      const isBlank = value === null || (typeof value === 'string' && value.trim() === '');
      return isBlank && field._zod.optin === 'optional' ? [] : [[name, withoutBlanks(field, value)]];
    }),
  );
};

/** Body schema of an entry in its wrapper, if any; errors name fields within the entry. */
const wrapped = <Entry, Wrapper extends string | null>(
  wrapper: Wrapper,
  entry: Mini<Entry>,
): Mini<Wrapped<Entry, Wrapper>> => {
  const body: z.ZodMiniType = wrapper === null ? entry : z.strictObject({ [wrapper as string]: entry });
  return z.pipe(
    z.transform((sent: unknown) => withoutBlanks(body, sent)),
    body,
  ) as unknown as Mini<Wrapped<Entry, Wrapper>>;
};

/**
 * Makes a calculator's two calls (specification: wealth, docs/guides/calculator-calls.md): GET returns the last saved
 * calculation or null; POST validates, calculates and saves.
 * @param title as in "the budget calculator"
 */
export const calculatorCalls = <Entry, Result, Wrapper extends string | null>(
  path: `/Wealth/${string}`,
  title: string,
  wrapper: Wrapper,
  entry: Mini<Entry>,
  result: Mini<Result>,
): CalculatorCalls<Entry, Result, Wrapper> => {
  const value = z.object({ entry, result }) as unknown as Mini<Calculation<Entry, Result>>;
  return {
    read: call({
      method: 'GET',
      path,
      access: 'person',
      summary: `What the person saved last in ${title}, with its result by today's figures; null when never saved.`,
      value: z.nullable(value) as unknown as Mini<Calculation<Entry, Result> | null>,
    }),
    save: call({
      method: 'POST',
      path,
      access: 'person',
      summary: `Calculates with ${title} and saves what was entered.`,
      body: wrapped(wrapper, entry),
      value,
    }),
  };
};
