import { toForm, type AnyForm, type ValuesOf } from '@phila/contract/records';

/** What a form starts with: what is saved, or else its own initial values with what is suggested. */
export const startValues = <R extends AnyForm>(
  type: R,
  saved: object | null,
  suggested?: Partial<ValuesOf<R>>,
): ValuesOf<R> => (saved ? toForm(type, saved) : { ...toForm(type, null), ...suggested });
