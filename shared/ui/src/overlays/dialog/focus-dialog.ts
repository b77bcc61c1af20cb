/**
 * Focuses the dialog around an element before its focused part is removed: without any focus, Escape would not reach
 * the dialog.
 */
export const focusDialog = (within: Element | null | undefined): void =>
  within?.closest<HTMLElement>('[role="dialog"]')?.focus();
