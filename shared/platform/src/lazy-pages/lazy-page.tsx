import { createElement, lazy, useContext, type ComponentType, type ReactNode } from 'react';
import { Attempt } from '../mounting/attempt.ts';

/** The event of seeds 1 §8, "Lazy page load failure": on `window`, cancelable, with the error as its `detail`. */
export const PRELOAD_ERROR = 'phila:preload-error';

/** True when somebody took it over (`preventDefault`). */
const isHandled = (error: unknown): boolean =>
  !window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: error }));

const Nothing = (): ReactNode => null;

/**
 * A page whose code comes when it is first shown. When it does not come, a cancelable `phila:preload-error` is raised
 * on `window`, and the error is thrown on unless somebody takes it over. React keeps a failed `lazy` for ever, so the
 * next attempt (after Retry, or when the remote is mounted again) gets a new one.
 */
export const lazyPage = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => {
  let failed = false;
  let made = -1;
  let Page: ComponentType<Props> = Nothing;
  const make = (): ComponentType<Props> =>
    lazy(() =>
      load().catch((error: unknown) => {
        failed = true;
        if (isHandled(error)) return { default: Nothing as ComponentType<Props> };
        throw error;
      }),
    ) as ComponentType<Props>;
  return (props) => {
    const attempt = useContext(Attempt);
    if (made === -1 || (failed && attempt !== made)) {
      failed = false;
      made = attempt;
      Page = make();
    }
    return createElement(Page, props);
  };
};
