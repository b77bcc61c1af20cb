/**
 * Gives the focus to the dialog that an element is in, before the element that has it goes: else nothing has it, and
 * Escape reaches nobody.
 */
export const focusDialog = (within: Element | null | undefined): void =>
  within?.closest<HTMLElement>('[role="dialog"]')?.focus();
