import { IconButton, lazyDialog } from '@phila/ui';
import { useEffect, useEffectEvent, useState } from 'react';

const Palette = lazyDialog(() => import(/* webpackChunkName: "palette" */ './palette.tsx'), 'the search');

/** What an open dialog or drawer keeps the focus in: the palette would lie above it and have no keys. */
const isModalOpen = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].some(
    (one) => one.checkVisibility?.({ visibilityProperty: true }) !== false,
  );

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k';

const shortcut = /mac|iphone|ipad/i.test(window.navigator.userAgent) ? '⌘K' : 'Ctrl+K';

const LABEL = 'Search administration';

/**
 * The palette's button, a tool of the header on the pages of administration, whichever remote they belong to; `Ctrl+K` or
 * `⌘K` opens it as well. What it offers comes with the first press.
 */
const PaletteButton = () => {
  const [isOpen, setOpen] = useState(false);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || event.defaultPrevented) return;
    // Also where the palette stays closed: a browser has a search of its own under these keys, which is not meant here.
    event.preventDefault();
    if (isOpen) setOpen(false);
    else if (!isModalOpen()) setOpen(true);
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
        hint={`${LABEL} (${shortcut})`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      />
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
};

export default PaletteButton;
