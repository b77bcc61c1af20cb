/** The height in pixels that is enough to scroll in; a smaller body grows with its content. */
const ENOUGH = 320;

/**
 * Keeps a dialog from shrinking while content loads or goes; once the person uses it, it scrolls instead of growing
 * under the pointer. Starts over when the window is resized. Returns how to stop.
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
