import { createContext, use } from 'react';

/**
 * The container for controls' popups: the dialog around the control, so that keys reach them and they lie above it;
 * outside of dialogs the page's body.
 */
export const PopupContainer = createContext<() => HTMLElement>(() => document.body);

export const usePopupContainer = (): (() => HTMLElement) => use(PopupContainer);
