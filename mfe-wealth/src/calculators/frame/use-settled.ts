import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a value is read out: not at each key. */
const STILL = 900;

/** A text once it has not changed for a while, for a screen reader. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), STILL);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
