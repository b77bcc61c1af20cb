import * as z from 'zod/mini';
import { type Call, call } from '../../call.ts';
import { isObject } from '../../records/plain-object.ts';

type Mini<T> = z.ZodMiniType<T, T>;

/** What was entered and what it comes to. */
export interface Calculation<Entry, Result> {
  entry: Entry;
  result: Result;
}

/** The body as it is sent: the entry itself, or inside the object that the specification wraps it in. */
export type Wrapped<Entry, Wrapper extends string | null> = Wrapper extends string
  ? { [Name in Wrapper]: Entry }
  : Entry;

/** A type and no interface, so that it counts as a branch of the tree of calls. */
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

/** What this needs to know of a zod schema: the fields of an object, the entries of a list, what an option wraps. */
interface Definition {
  shape?: Readonly<Record<string, z.core.$ZodType>>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
}

/** Fields that may be left out may be blank as well: null and '' count as not given (specification: wealth, "Calls of the calculators"). */
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

/** An entry as a body, in its wrapper where it has one. Refusals then name the field within it. */
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
 * The two calls of a calculator (specification: wealth, docs/guides/calculator-calls.md): GET gives what was saved last, or null; POST
 * checks, calculates and saves.
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
