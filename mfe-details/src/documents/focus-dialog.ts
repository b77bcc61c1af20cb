/** Takes the focus to the dialog that an element is in, before what has it goes: else Escape would reach nobody. */
export const focusDialog = (within: Element | null | undefined): void =>
  within?.closest<HTMLElement>('[role="dialog"]')?.focus();
