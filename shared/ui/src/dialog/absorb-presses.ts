/** In ms: the second of two quick taps comes within it, and no person has found another button by then. */
const MOMENT = 300;

/**
 * Where a dialog was, the next press would be for what is under it: a quick second tap on Save as the dialog closes
 * would go to Next in the bar below. What was covered takes presses again when an animation has ended that shows
 * nothing, however little motion the person wants.
 */
export const absorbPressesAfterClose = (): void => {
  const cover = document.createElement('div');
  // Above what the dialog was above, a dialog that had this one in it among them; below one that opens after it.
  Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '1000' });
  document.body.append(cover);
  const uncover = () => cover.remove();
  const animation = cover.animate?.(null, MOMENT);
  if (animation) animation.finished.then(uncover, uncover);
  else uncover();
};
