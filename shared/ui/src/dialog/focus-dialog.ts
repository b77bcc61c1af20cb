/**
 * Gives the focus to the dialog that an element is in, before the element that has the focus is removed. Otherwise
 * nothing has the focus, and Escape does not reach the dialog.
 */
export const focusDialog = (within: Element | null | undefined): void =>
  within?.closest<HTMLElement>('[role="dialog"]')?.focus();
