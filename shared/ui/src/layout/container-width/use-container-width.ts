import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Measures an element's content width in pixels, and follows it; null before the first measurement (and without a
 * layout, as in unit tests). Measures before the first paint, so nothing flickers.
 */
export const useContainerWidth = (element: RefObject<HTMLElement | null>): number | null => {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = (wide: number) => setWidth(wide === 0 ? null : wide);
    measure(box.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
