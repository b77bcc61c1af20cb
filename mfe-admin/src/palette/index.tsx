import { IconButton, lazyDialog } from '@phila/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { isShortcut, isSlash, shortcut } from './shortcut.ts';

const Palette = lazyDialog(() => import(/* webpackChunkName: "palette" */ './palette.tsx'), 'the search');

/** True while a dialog traps the focus: the palette would open above it without a keyboard. */
const isModalOpen = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].some(
    (one) => one.checkVisibility?.({ visibilityProperty: true }) !== false,
  );

const LABEL = 'Search administration';

/**
 * Palette button in the header of administration pages, also opened by `/` and its shortcut. Its content loads on the first
 * press.
 */
const PaletteButton = () => {
  const [isOpen, setOpen] = useState(false);
  const { text, keys } = shortcut();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isOfSlash = isSlash(event);
    if (!(isOfSlash || isShortcut(event)) || event.defaultPrevented) return;
    // Blocked also while the palette stays closed, or the browser's own search would open.
    event.preventDefault();
    const onPage = isOfSlash ? document.querySelector<HTMLElement>('[data-first-search]') : null;
    if (isOpen) setOpen(false);
    else if (isModalOpen()) return;
    else if (onPage !== null) onPage.focus();
    else setOpen(true);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <IconButton
        tone="inherit"
        icon="search"
        label={LABEL}
        hint={`${LABEL} (${text})`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={keys}
        onClick={() => setOpen(true)}
      />
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
};

export default PaletteButton;
