import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a value is read out: not at each key. */
const STILL = 900;

/**
 * A text for a screen reader once it has changed and then stood still for a while. Empty until the first change: what the page
 * opens with is read where it stands, and reading it out would talk over the page's heading.
 */
export const useSettled = (text: string): string => {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled((before) => (before === '' && text === first ? '' : text)),
      STILL,
    );
    return () => clearTimeout(timer);
  }, [text, first]);
  return settled;
};
