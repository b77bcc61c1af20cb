import { createContext, useContext, useId, useLayoutEffect, useState } from 'react';

/** Ends when what a field has under way has ended: with a sentence where it failed, otherwise with null. */
export type Settle = () => Promise<string | null>;

/** What the fields of a form have under way, by the control that has it. */
export type UnderWay = Map<string, { path: string; settle: Settle }>;

/** Where the fields of a form put it; null outside a form that is sent. */
export const FormUnderWay = createContext<UnderWay | null>(null);

/** Whether the form was submitted and waits for what is under way. */
export const FormWaiting = createContext(false);

/** Fields of a form that have something under way at this moment, by their paths. */
export interface Busy {
  paths: ReadonlySet<string>;
  mark: (path: string, isBusy: boolean) => void;
}

/** Null outside a form that is sent. */
export const FormBusy = createContext<Busy | null>(null);

/**
 * Says that a field has something under way. Until that is done, an error at the field is not shown, because it may be
 * corrected by then, and a dialog asks before it closes.
 */
export const useBusy = (path: string): ((isBusy: boolean) => void) => {
  const busy = useContext(FormBusy);
  return (isBusy) => busy?.mark(path, isBusy);
};

/**
 * Has the form wait with being sent for what a control has under way, an upload say, as long as the control is there.
 * @returns takes what the form is to wait for; it takes the place of what was given before
 */
export const useUnderWay = (path: string): ((settle: Settle) => void) => {
  const underWay = useContext(FormUnderWay);
  const key = useId();
  const [settle, setSettle] = useState<Settle | null>(null);
  useLayoutEffect(() => {
    if (settle === null) return undefined;
    underWay?.set(key, { path, settle });
    return () => void underWay?.delete(key);
  }, [underWay, key, path, settle]);
  return (next) => setSettle(() => next);
};

/** Waits for all of it, and says at which fields it failed. */
export const settled = async (underWay: UnderWay): Promise<{ path: string; message: string }[]> => {
  const ends = await Promise.all(
    [...underWay.values()].map(async ({ path, settle }) => ({ path, message: await settle() })),
  );
  return ends.flatMap(({ path, message }) => (message === null ? [] : [{ path, message }]));
};
