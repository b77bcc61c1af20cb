import { toForm, type AnyForm, type ValuesOf } from '@phila/contract/records';

/** Gives the initial values of a form: the saved row, or else its own and the suggested ones. */
export const startValues = <R extends AnyForm>(
  type: R,
  saved: object | null,
  suggested?: Partial<ValuesOf<R>>,
): ValuesOf<R> => (saved ? toForm(type, saved) : { ...toForm(type, null), ...suggested });
