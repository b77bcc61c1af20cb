/** Milliseconds: longer than between two quick taps, shorter than it takes to aim at another button. */
const MOMENT = 300;

/**
 * Covers the page for a moment after a dialog closes: a second tap on Save would otherwise hit the button beneath it,
 * such as Next in the bar. Times itself by an empty animation, because that runs even if the person wants less motion.
 */
export const absorbPressesAfterClose = (): void => {
  const cover = document.createElement('div');
  // Covers everything below the closed dialog, even a dialog around it, but not a dialog that opens later.
  Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '1000' });
  document.body.append(cover);
  const uncover = () => cover.remove();
  const animation = cover.animate?.(null, MOMENT);
  if (animation) animation.finished.then(uncover, uncover);
  else uncover();
};
