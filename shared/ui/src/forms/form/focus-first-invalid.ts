/** Frames that React may take to mark the refused fields; on a slow phone more than one. */
const FRAMES = 30;

/**
 * Focuses the first refused control on the page; without one, the form's own line, so that it is in view and read out.
 */
export const focusFirstInvalid = (form: HTMLElement, frames = FRAMES): void => {
  requestAnimationFrame(() => {
    const target = form.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-invalid="true"], [data-form-line]',
    );
    if (!target) {
      if (frames > 0) focusFirstInvalid(form, frames - 1);
      return;
    }
    target.focus({ preventScroll: true });
    // Optional, because jsdom lacks the function.
    target.scrollIntoView?.({ block: 'center' });
  });
};
