let locks = 0;

/**
 * Keeps the page behind dialogs from scrolling, without a jump where the scroll bar was; the last dialog releases it.
 */
export const lockScroll = (): (() => void) => {
  const { style, clientWidth } = document.documentElement;
  if (locks++ === 0) {
    style.setProperty('padding-inline-end', `${window.innerWidth - clientWidth}px`);
    style.setProperty('overflow', 'hidden');
  }
  return () => {
    if (--locks > 0) return;
    style.removeProperty('overflow');
    style.removeProperty('padding-inline-end');
  };
};
