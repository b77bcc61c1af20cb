import { useEffect, useState } from 'react';

/** Specification: dashboard: the bell moves for 1.5 seconds after load. */
const RINGS_FOR = 1_500;

export const useRinging = (): boolean => {
  const [isRinging, setRinging] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setRinging(false), RINGS_FOR);
    return () => clearTimeout(timer);
  }, []);
  return isRinging;
};
