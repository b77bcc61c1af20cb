import type { MutationCache, QueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from '../idempotency/idempotency-key.ts';

/** The `useMutation` behind each mutation: a form's, while it is shown. */
const forms = new WeakMap<object, object>();
const keys = new WeakMap<object, string>();

/** Notes the form behind each mutation. */
export const followFillings = (cache: MutationCache): void => {
  cache.subscribe((event) => {
    if (event.type === 'observerAdded') forms.set(event.mutation, event.observer);
  });
};

/**
 * Gives the idempotency key of one filling of a form: the same until a write of it succeeds, so that a second press
 * after a lost reply adds nothing.
 */
export const fillingKey = (client: QueryClient, input: unknown): string => {
  const mutation = client
    .getMutationCache()
    .getAll()
    .findLast(({ state }) => state.status === 'pending' && state.variables === input);
  const form = mutation === undefined ? undefined : (forms.get(mutation) ?? mutation);
  const key = (form && keys.get(form)) ?? newIdempotencyKey();
  if (form !== undefined) keys.set(form, key);
  return key;
};

export const forgetKey = (mutation: object): void => {
  keys.delete(forms.get(mutation) ?? mutation);
};
