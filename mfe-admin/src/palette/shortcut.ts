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

/** True for `/` outside of what takes text. */
export const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '/' &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);

/** The keys as this computer's keyboard has them, to read and for `aria-keyshortcuts`. */
export const shortcut = (): { text: string; keys: string } =>
  isApple() ? { text: '/ or ⌘K', keys: '/ Meta+K' } : { text: '/ or Ctrl+K', keys: '/ Control+K' };
