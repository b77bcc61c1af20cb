import type { Faces } from '@phila/cv-template/engine';
import { readable, Unreadable } from '@phila/cv-template/readable';

/** Joins text that must not break, such as an amount. `readable` turns it into plain spaces. */
const NO_BREAK = '\u00a0';

/**
 * Text that both fonts can draw. Keeps the spaces at its ends, because the next element may continue it, and the
 * non-breaking ones within amounts.
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
