import * as z from 'zod/mini';
import { type Call, call } from '../../call.ts';

type Mini<T> = z.ZodMiniType<T, T>;

/** What was entered and what it comes to. */
export interface Calculation<Entry, Result> {
  entry: Entry;
  result: Result;
}

/** The body as it is sent: the entry itself, or inside the object that the seeds wrap it in. */
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

/** An entry as a body, in its wrapper where it has one. Refusals then name the field within it. */
export const wrapped = <Entry, Wrapper extends string | null>(
  wrapper: Wrapper,
  entry: Mini<Entry>,
): Mini<Wrapped<Entry, Wrapper>> =>
  (wrapper === null ? entry : z.strictObject({ [wrapper as string]: entry })) as unknown as Mini<
    Wrapped<Entry, Wrapper>
  >;

/**
 * The two calls of a calculator (seeds 2 §7, calculators.md section 9): GET gives what was saved last, or null; POST
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
