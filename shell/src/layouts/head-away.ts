import { useEffect, useState } from 'react';

/**
 * Tells if the page's heading, with its action, is scrolled out of sight. False if the browser can't tell.
 * @param key changes whenever another page may be shown
 */
export const useHeadIsAway = (key: string): boolean => {
  const [seen, setSeen] = useState({ key, isAway: false });
  useEffect(() => {
    const heading = document.querySelector('main h1');
    if (heading === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setSeen({ key, isAway: !last.isIntersecting && last.boundingClientRect.top < 0 });
    });
    observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return seen.key === key && seen.isAway;
};
