import type { Fields, RowFieldsOf } from '@phila/contract/fields';
import type { Answer } from './answer.ts';
import type { Calculator, Explained } from './calculator.ts';
import { type Entered, enteredOf } from './entered.ts';

/** A calculation: its entry, the engine's result and the answer shown. */
export interface Outcome<Entry extends object, Result extends Explained> {
  entry: Entry;
  result: Result;
  answer: Answer;
  /** Entered values, in words. */
  entered: readonly Entered[];
}

/** Calculates from form values; null if the engine refuses them. */
export const outcomeOf = <F extends Fields, Entry extends object, Result extends Explained>(
  type: Calculator<F, Entry, Result>,
  values: RowFieldsOf<F>,
): Outcome<Entry, Result> | null => {
  const { entry } = type.entryOf(values);
  if (entry === null) return null;
  const result = type.calculate(entry);
  return { entry, result, answer: type.answer(entry, result), entered: enteredOf(type.form, values) };
};
