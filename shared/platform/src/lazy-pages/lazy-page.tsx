import { createElement, lazy, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { Attempt } from '../mounting/attempt.ts';
import { withinLimit } from '../time-limit/within-limit.ts';

/** The event of specification: shell: on `window`, cancelable, with the error as its `detail`. */
export const PRELOAD_ERROR = 'phila:preload-error';

/** True when a listener took it over (`preventDefault`). */
const isHandled = (error: unknown): boolean =>
  !window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: error }));

const Nothing = (): ReactNode => null;

/**
 * How long a page's code may take before its place says so, in ms: as long as a remote may. webpack itself waits two
 * minutes for a file.
 */
const TIME_LIMIT = 8_000;

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The page that came of each loader. */
const there = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Has the code of a page come before it is shown: `lazyPage` of the same `load` then draws it at once. Drawn while its
 * code still comes, React would show it up to 300 ms after it came (it spares a person fallbacks that flicker), and in
 * small steps. Never fails: what does not come is asked for again, and said, when the page is shown.
 */
export const loadPage = async <Props extends object>(load: Load<Props>): Promise<void> => {
  try {
    there.set(load, (await load()).default);
  } catch {
    // As said.
  }
};

/**
 * A page whose code comes when it is first shown. When it does not come, a cancelable `phila:preload-error` is raised
 * on `window`, and the error is thrown on unless a listener takes it over. React keeps a failed `lazy` for ever, so the
 * next attempt (after Retry, or when the remote is mounted again) gets a new one.
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
    // Once for each time that the page is shown: another type in its place would begin it again.
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
