import { createContext, useContext, useId, useLayoutEffect, useState } from 'react';

/** Waits for a field's work, such as an upload. Resolves to null, or to a sentence if it failed. */
export type FinishWork = () => Promise<string | null>;

/** The work of a form's fields, by control. */
export type PendingWork = Map<string, { path: string; settle: FinishWork }>;

/** The form's collection of its fields' work; null outside a form that is sent. */
export const FormPendingWork = createContext<PendingWork | null>(null);

/** True while the submitted form waits for its fields' work. */
export const FormSubmitting = createContext(false);

/** The fields that are busy at the moment, by path. */
export interface Busy {
  paths: ReadonlySet<string>;
  mark: (path: string, isBusy: boolean) => void;
}

/** Null outside a form that is sent. */
export const FormBusy = createContext<Busy | null>(null);

/** Marks a field as busy. Hides its error, because the work may correct it, and makes a dialog ask before it closes. */
export const useBusy = (path: string): ((isBusy: boolean) => void) => {
  const busy = useContext(FormBusy);
  return (isBusy) => busy?.mark(path, isBusy);
};

/**
 * Makes the form wait for a mounted control's work, such as an upload, before it is sent.
 * @returns sets the work to wait for; replaces any set before
 */
export const usePendingWork = (path: string): ((settle: FinishWork) => void) => {
  const underWay = useContext(FormPendingWork);
  const key = useId();
  const [settle, setSettle] = useState<FinishWork | null>(null);
  useLayoutEffect(() => {
    if (settle === null) return undefined;
    underWay?.set(key, { path, settle });
    return () => void underWay?.delete(key);
  }, [underWay, key, path, settle]);
  return (next) => setSettle(() => next);
};

/** Waits for all work, and gives the errors of the fields where it failed. */
export const finishPendingWork = async (
  underWay: PendingWork,
): Promise<{ path: string; message: string }[]> => {
  const ends = await Promise.all(
    [...underWay.values()].map(async ({ path, settle }) => ({ path, message: await settle() })),
  );
  return ends.flatMap(({ path, message }) => (message === null ? [] : [{ path, message }]));
};
