import { useSyncExternalStore } from 'react';
import type { SidePanelButton } from '../declarations/declared-side-panel.ts';

/** Dialog that a side panel button opened over the page. */
export type Opened = { kind: 'advice' } | { kind: 'module'; button: SidePanelButton };

/*
 * Open dialog, kept apart from the side panel, which moves with the width, so that turning a phone or zooming in
 * loses nothing typed.
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
