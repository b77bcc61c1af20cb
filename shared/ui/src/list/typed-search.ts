import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a keystroke before what was typed is searched for. */
const PAUSE = 300;

/**
 * What a person types to search for, and has searched for once they pause. What is typed is kept apart from the search of the
 * address, and follows it where something else changes that: Back, or a button that clears the search.
 * @param value what is searched for now
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
  // Of the latest address: another change of it must not begin the pause again.
  const search = useEffectEvent(onPause);
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => search(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, setTyped];
};
