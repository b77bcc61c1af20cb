import { startTransition, useEffect, useState } from 'react';

interface LateCode<Code> {
  /** Null until it has come. */
  code: Code | null;
  /** True once it did not come. */
  failed: boolean;
  /** Asks for it again. */
  retry: () => void;
}

/** In milliseconds, in a browser that is never idle. */
const AT_LATEST = 500;

/** Calls back once what is drawn now is on the screen, and the browser has no more to do for that. @returns stops it */
const afterPaint = (then: () => void): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const begin = () => {
    if (!signal.aborted) then();
  };
  requestAnimationFrame(() => {
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(begin, { timeout: AT_LATEST });
    else setTimeout(begin);
  });
  return () => stop.abort();
};

/**
 * Waits while a menu in there is open, or a press has not ended: what is drawn in its place would take that away.
 * @returns calls back once, when it is free
 */
const watchUse = (place: HTMLElement | null, signal: AbortSignal) => {
  let isPressed = false;
  let waiting: (() => void) | null = null;
  const look = () => {
    if (signal.aborted || waiting === null || isPressed) return;
    if (place?.querySelector('[aria-expanded="true"]')) return;
    waiting();
    waiting = null;
  };
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    // The click comes after it, and closes what it closes.
    setTimeout(look);
  };
  place?.addEventListener('pointerdown', press, { signal });
  for (const name of ['pointerup', 'pointercancel', 'keyup'])
    document.addEventListener(name, release, { signal });
  return (then: () => void): void => {
    waiting = then;
    look();
  };
};

/**
 * Code that is asked for once what can be drawn without it is on the screen, so that neither its weight nor its evaluation
 * is before that; and drawn in a transition, so that what stands in its place stays until it is ready.
 * @returns the hook: `isWanted` says that there is something to draw with it, `place` what it is going to be drawn in
 */
export const lateCode = <Code extends NonNullable<unknown>>(load: () => Promise<Code>) => {
  let there: Code | null = null;
  return (isWanted: boolean, place: { readonly current: HTMLElement | null }): LateCode<Code> => {
    // It may be a component, which a setter would call.
    const [held, setHeld] = useState(() => ({ code: there }));
    const [attempt, setAttempt] = useState({ failed: false });
    const isMissing = held.code === null;
    useEffect(() => {
      if (!isWanted || !isMissing) return undefined;
      const stop = new AbortController();
      const { signal } = stop;
      const whenUnused = watchUse(place.current, signal);
      const come = async () => {
        try {
          there ??= await load();
        } catch {
          if (!signal.aborted) setAttempt({ failed: true });
          return;
        }
        const code = there;
        if (!signal.aborted) whenUnused(() => startTransition(() => setHeld({ code })));
      };
      const dropFrame = afterPaint(() => void come());
      return () => {
        dropFrame();
        stop.abort();
      };
    }, [isWanted, isMissing, attempt, place]);
    return {
      code: held.code,
      failed: attempt.failed && isMissing,
      retry: () => setAttempt({ failed: false }),
    };
  };
};
