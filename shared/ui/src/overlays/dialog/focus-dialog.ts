/**
 * Focuses the dialog around an element whose focused part is about to be removed: without any focus, Escape would not
 * reach the dialog.
 */
export const focusDialog = (within: Element | null | undefined): void =>
  within?.closest<HTMLElement>('[role="dialog"]')?.focus();
