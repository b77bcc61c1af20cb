import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds after the last keystroke before a search. */
const PAUSE = 300;

/**
 * Keeps the text of a search box, and searches once the person pauses. Takes over a search that changes elsewhere: by
 * Back, or by a button that clears it.
 * @param value the present search
 */
export const useTypedSearch = (
  value: string,
  onPause: (typed: string) => void,
): readonly [typed: string, type: (text: string) => void] => {
  const [typed, setTyped] = useState(value);
  const [from, setFrom] = useState(value);
  if (from !== value) {
    setFrom(value);
    setTyped(value);
  }
  // Reads the latest handler: a new one must not restart the pause.
  const search = useEffectEvent(onPause);
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => search(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, setTyped];
};
