import type { WidgetEntry } from '@phila/contract/remote';
import { outlet } from '@phila/platform/host';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { areaOf } from '@phila/contract/remote';
import { useAfterPage } from '../loading/after-page.ts';
import { useShell } from '../shell-context.ts';
import { OwnWidgets } from './own-widgets.tsx';
import { WidgetSlot } from './widget-slot.tsx';

/** Slots inside pages rather than in the chrome. */
const names: readonly WidgetEntry['slot'][] = ['dashboard', 'landing', 'overview', 'banner', 'ticker'];

interface FoundSlot {
  name: WidgetEntry['slot'];
  element: HTMLElement;
}

let found: FoundSlot[] = [];

const isSame = (a: FoundSlot[], b: FoundSlot[]): boolean =>
  a.length === b.length && a.every(({ element }, index) => element === b[index]?.element);

const look = (): FoundSlot[] => {
  const now = [...outlet().querySelectorAll<HTMLElement>('[data-slot]')].flatMap((element): FoundSlot[] => {
    const name = names.find((candidate) => candidate === element.dataset['slot']);
    return name ? [{ name, element }] : [];
  });
  if (!isSame(now, found)) found = now;
  return found;
};

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(outlet(), { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Draws the shell's own widgets where the page leaves `<div data-slot="weather">`, and else at the end of their slot. */
const ownWidgetsOf = (name: WidgetEntry['slot']) => {
  const place = name === 'dashboard' ? outlet().querySelector<HTMLElement>('[data-slot="weather"]') : null;
  return place === null ? <OwnWidgets slot={name} /> : createPortal(<OwnWidgets slot={name} />, place);
};

/**
 * Draws widgets of one remote into a page of another: the page leaves an empty `<div data-slot="landing">`, and
 * neither knows the other.
 */
export const OutletSlots = () => {
  const { pathname } = useShell();
  const slots = useSyncExternalStore(subscribe, look);
  // Waits for the page, because widgets below the fold would slow it down on a slow line.
  const isPageThere = useAfterPage();
  return slots.map(({ name, element }, index) =>
    createPortal(
      <>
        <WidgetSlot
          name={name}
          area={areaOf(pathname)}
          isDue={isPageThere}
          waiting={name === 'dashboard' ? <section aria-hidden="true" /> : null}
        />
        {slots.findIndex((slot) => slot.name === name) === index && ownWidgetsOf(name)}
      </>,
      element,
      `${index} ${name}`,
    ),
  );
};
