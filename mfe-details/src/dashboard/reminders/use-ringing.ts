import { useEffect, useState } from 'react';

/** Milliseconds that the bell moves after load (specification: dashboard). */
const RINGS_FOR = 1_500;

export const useRinging = (): boolean => {
  const [isRinging, setRinging] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setRinging(false), RINGS_FOR);
    return () => clearTimeout(timer);
  }, []);
  return isRinging;
};
