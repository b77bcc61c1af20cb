import { useSyncExternalStore } from 'react';
import type { SidePanelButton } from '../declarations/declared-side-panel.ts';

/** Dialog that a side panel button opened over the page. */
export type Opened = { kind: 'advice' } | { kind: 'module'; button: SidePanelButton };

/*
 * Open dialog. Kept outside of the side panel, because the panel moves with the width: turning a phone or zooming in
 * must not lose typed text.
 */
let opened: Opened | null = null;
const listeners = new Set<() => void>();

export const setOpened = (next: Opened | null): void => {
  opened = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useOpened = (): Opened | null => useSyncExternalStore(subscribe, () => opened);
