import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Closes an open menu or panel at a press outside these elements (a button and its panel). */
export const usePressOutside = (
  isOpen: boolean,
  within: readonly RefObject<Element | null>[],
  onOutside: () => void,
): void => {
  const leave = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !within.some(({ current }) => current?.contains(target))) onOutside();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const hear = (event: PointerEvent) => leave(event);
    document.addEventListener('pointerdown', hear);
    return () => document.removeEventListener('pointerdown', hear);
  }, [isOpen]);
};
