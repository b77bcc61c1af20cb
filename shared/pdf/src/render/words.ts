import type { Faces } from '@phila/cv-template/engine';
import { readable, Unreadable } from '@phila/cv-template/readable';

/** Joins what is never parted: the groups of an amount, a number and its unit. `readable` makes plain spaces of them. */
const NO_BREAK = '\u00a0';

/**
 * A text that both faces can draw. The spaces at its ends stay, since it may go on in the element beside it, and so do
 * those that hold an amount together.
 */
export const words = (text: string, { regular, semibold }: Faces): string => {
  const has = (code: number): boolean => regular.has(code) && semibold.has(code);
  const plain = (part: string): string => {
    const inner = readable(part, { has }, new Unreadable());
    const before = /^[ \t]/.test(part) ? ' ' : '';
    const after = /[ \t]$/.test(part) && inner !== '' ? ' ' : '';
    return `${before}${inner}${after}`;
  };
  return text.replaceAll('\u202f', NO_BREAK).split(NO_BREAK).map(plain).join(NO_BREAK);
};
