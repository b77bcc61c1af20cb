import { longDateText } from '@phila/contract/format';

const AND = new Intl.ListFormat('en-ZA', { type: 'conjunction' });

/** Names things of an order in a sentence: “First aid level 1” and “Debt check”. */
export const named = (names: readonly string[]): string => AND.format(names.map((name) => `“${name}”`));

/** Asks for access at once, with what that ends (ECT Act s 42(2)(d)). */
export const openNowText = (names: readonly string[]): string =>
  `Open ${named(names)} right away. I know that I can then no longer cancel within seven days.`;

/** Waits for the end of the days to cancel (ECT Act s 44). @param day YYYY-MM-DD */
export const openLaterText = (names: readonly string[], day: string): string =>
  `Open ${named(names)} on ${longDateText(day)}, when the seven days to cancel are over. Until then I can cancel.`;
