import { createContext, use } from 'react';

/**
 * Where the popups of controls belong: in the dialog that the control stands in, so that they are reached by keyboard
 * and lie above it; outside of dialogs in the page's body.
 */
export const PopupContainer = createContext<() => HTMLElement>(() => document.body);

export const usePopupContainer = (): (() => HTMLElement) => use(PopupContainer);
