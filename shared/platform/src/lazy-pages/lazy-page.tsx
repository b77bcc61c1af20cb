import { createElement, lazy, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { Attempt } from '../mounting/attempt.ts';
import { withinLimit } from '../time-limit/within-limit.ts';

/** The event for a failed load (specification: shell): on `window`, cancelable, with the error as `detail`. */
export const PRELOAD_ERROR = 'phila:preload-error';

/** Tells if a listener took the error over (`preventDefault`). */
const isHandled = (error: unknown): boolean =>
  !window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: error }));

const Nothing = (): ReactNode => null;

/**
 * Milliseconds that a page's code may take before an error shows in its place: as long as a remote may. webpack itself
 * waits two minutes for a file.
 */
const TIME_LIMIT = 8_000;

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The loaded page of each loader. */
const there = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Loads the code of a page before it is shown, so that `lazyPage` of the same `load` draws it at once. Otherwise React
 * shows it up to 300 ms after it loaded, to avoid flickering fallbacks, and in small steps. Never fails: `lazyPage`
 * loads again and reports the failure.
 */
export const loadPage = async <Props extends object>(load: Load<Props>): Promise<void> => {
  try {
    there.set(load, (await load()).default);
  } catch {
    // Left to `lazyPage`.
  }
};

/**
 * A page that loads its code when first shown. If the code fails to load, raises a cancelable `phila:preload-error` on
 * `window`, and throws the error unless a listener cancels it. React keeps a failed `lazy` for ever, so the next
 * attempt (after Retry, or when the remote is mounted again) makes a new one.
 */
export const lazyPage = <Props extends object>(load: Load<Props>): ComponentType<Props> => {
  let failed = false;
  let made = -1;
  let Page: ComponentType<Props> = Nothing;
  const make = (): ComponentType<Props> =>
    lazy(() =>
      withinLimit(load(), TIME_LIMIT).catch((error: unknown) => {
        failed = true;
        if (isHandled(error)) return { default: Nothing as ComponentType<Props> };
        throw error;
      }),
    ) as ComponentType<Props>;
  return (props) => {
    // Decides once for each showing: another component type in its place would reset the page.
    const [atOnce] = useState(() => there.get(load) as ComponentType<Props> | undefined);
    const attempt = useContext(Attempt);
    if (atOnce) return createElement(atOnce, props);
    if (made === -1 || (failed && attempt !== made)) {
      failed = false;
      made = attempt;
      Page = make();
    }
    return createElement(Page, props);
  };
};
