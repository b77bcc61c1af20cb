import type { FormApi } from 'final-form';

const kept = new WeakMap<object, Set<string>>();

/**
 * Keeps a field registered for as long as the form lives. react-final-form resets a field that registers again to its
 * initial value: a hidden field would lose its entry, and the row after a removed one would take that one's initial
 * value.
 */
export const keepRegistered = (form: FormApi, name: string): void => {
  const names = kept.get(form) ?? new Set();
  kept.set(form, names);
  if (names.has(name)) return;
  names.add(name);
  form.registerField(name, () => undefined, {});
};
