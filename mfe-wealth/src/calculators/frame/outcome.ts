import type { Fields, RowFieldsOf } from '@phila/contract/fields';
import type { Answer } from './answer.ts';
import type { Calculator, Explained } from './calculator.ts';
import { type Entered, enteredOf } from './entered.ts';

/** A whole calculation: what was entered, what the engine gives and what is shown of it. */
export interface Outcome<Entry extends object, Result extends Explained> {
  entry: Entry;
  result: Result;
  answer: Answer;
  /** What was entered, as a person reads it. */
  entered: readonly Entered[];
}

/** Calculates from the values of the form; null where the engine refuses them. */
export const outcomeOf = <F extends Fields, Entry extends object, Result extends Explained>(
  type: Calculator<F, Entry, Result>,
  values: RowFieldsOf<F>,
): Outcome<Entry, Result> | null => {
  const { entry } = type.entryOf(values);
  if (entry === null) return null;
  const result = type.calculate(entry);
  return { entry, result, answer: type.answer(entry, result), entered: enteredOf(type.form, values) };
};
