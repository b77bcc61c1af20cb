/** True on Apple's systems, iPads that call themselves a Macintosh included. */
const isApple = (): boolean => /mac|iphone|ipad/i.test(window.navigator.userAgent);

/**
 * True for `⌘K` on a Mac and `Ctrl+K` elsewhere. On a Mac, `Ctrl+K` deletes to the end of the line in every field, so
 * it is left to the system there.
 */
export const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean => {
  const [held, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return held && !other && !shiftKey && !altKey && key.toLowerCase() === 'k';
};

/** The keys as this computer's keyboard has them, to read and for `aria-keyshortcuts`. */
export const shortcut = (): { text: string; keys: string } =>
  isApple() ? { text: '⌘K', keys: 'Meta+K' } : { text: 'Ctrl+K', keys: 'Control+K' };
