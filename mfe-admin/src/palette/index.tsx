import { IconButton, useLazyDialog } from '@phila/ui';
import { useEffect, useEffectEvent } from 'react';

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
  const palette = useLazyDialog({
    load: async () => (await import(/* webpackChunkName: "palette" */ './palette.tsx')).Palette,
    render: (Palette, _subject: void, close) => <Palette onClose={close} />,
    what: 'The search',
  });
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || event.defaultPrevented) return;
    // Also where the palette stays closed: a browser has a search of its own under these keys, which is not meant here.
    event.preventDefault();
    if (palette.isOpen) palette.close();
    else if (!isModalOpen()) palette.open();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <IconButton
        {...palette.opener}
        tone="inherit"
        icon="search"
        label={LABEL}
        hint={`${LABEL} (${shortcut})`}
        aria-haspopup="dialog"
        aria-expanded={palette.isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={palette.opening}
        onClick={() => palette.open()}
      />
      {palette.element}
    </>
  );
};

export default PaletteButton;
