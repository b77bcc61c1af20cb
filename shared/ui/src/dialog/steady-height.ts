/** A body of this height, in pixels, is enough to scroll in; a smaller one grows with what comes into it. */
const ENOUGH = 320;

/**
 * Keeps a dialog as high as it has been: what loads or goes does not make it smaller, and once the person uses it, it
 * scrolls rather than grows under their pointer. Starts over when the size of the window changes. Returns how to stop.
 */
export const keepHeight = (box: HTMLElement): (() => void) => {
  const { style } = box;
  let held = false;
  const observer = new ResizeObserver(() => style.setProperty('--dialog-least', `${box.offsetHeight}px`));
  const hold = (): void => {
    const body = box.querySelector('[data-dialog-body]');
    if (held || !body || body.clientHeight < ENOUGH) return;
    held = true;
    style.setProperty('--dialog-height', `${box.offsetHeight}px`);
  };
  const beginAnew = (): void => {
    held = false;
    style.removeProperty('--dialog-least');
    style.removeProperty('--dialog-height');
  };
  observer.observe(box);
  box.addEventListener('pointerdown', hold);
  box.addEventListener('keydown', hold);
  window.addEventListener('resize', beginAnew);
  return () => {
    observer.disconnect();
    box.removeEventListener('pointerdown', hold);
    box.removeEventListener('keydown', hold);
    window.removeEventListener('resize', beginAnew);
  };
};
