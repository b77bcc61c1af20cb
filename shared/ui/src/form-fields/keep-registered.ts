import type { FormApi } from 'final-form';

const kept = new WeakMap<object, Set<string>>();

/**
 * Keeps a field known to the form for as long as the form lives. A field that react-final-form registers again gets its
 * initial value again: one that was hidden loses what was typed in it, and in a list, where a row takes the place of the
 * one that was removed, it is another row's.
 */
export const keepRegistered = (form: FormApi, name: string): void => {
  const names = kept.get(form) ?? new Set();
  kept.set(form, names);
  if (names.has(name)) return;
  names.add(name);
  form.registerField(name, () => undefined, {});
};
