import { keptValue } from './kept-value.ts';

/** Storage key of the choice (`@phila/platform`: theme/mode.ts). */
const KEY = 'phila.mode';

const root = document.documentElement;

const paint = (mode: string): void => {
  root.dataset['mode'] = mode;
  root.style.colorScheme = mode;
  document
    .querySelector('[data-colours]')
    ?.setAttribute('aria-label', `Change to ${mode === 'dark' ? 'light' : 'dark'} colours`);
};

const modeNow = (): string => {
  const chosen = keptValue(KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** Applies the chosen light or dark mode before the first paint, and runs the button that changes it. */
export const paintChosenColours = (): void => {
  paint(modeNow());
  // Waits for the button, because it follows this script in the page.
  document.addEventListener('DOMContentLoaded', () => paint(root.dataset['mode'] ?? modeNow()));
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[data-colours]') === null) return;
    const mode = root.dataset['mode'] === 'dark' ? 'light' : 'dark';
    try {
      localStorage.setItem(KEY, mode);
    } catch {
      // Applies until the page is left, as the browser stores nothing.
    }
    paint(mode);
  });
};
