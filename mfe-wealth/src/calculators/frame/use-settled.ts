import { useEffect, useState } from 'react';

/** Milliseconds without a change before reading out, so not at each key. */
const STILL = 900;

/**
 * Text for a screen reader, given once it has stopped changing. Empty until the first change, so as not to talk over
 * the page's heading.
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
