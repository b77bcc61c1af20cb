let locks = 0;

/** Holds the page behind a dialog still, without a jump where its scroll bar was; the last one out lets go. */
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
