import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Closes an open menu or panel at Escape in this element, and keeps the key from the surroundings, such as a dialog.
 */
export const useEscape = (
  isOpen: boolean,
  element: RefObject<HTMLElement | null>,
  onEscape: () => void,
): void => {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    const { current } = element;
    if (!isOpen || !current) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    current.addEventListener('keydown', hear);
    return () => current.removeEventListener('keydown', hear);
  }, [isOpen, element]);
};
