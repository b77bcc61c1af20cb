export { keepFocusInside } from './keep-focus-inside.ts';
export { useFocusReturn } from './use-focus-return.ts';
export { useModalFocus } from './use-modal-focus.ts';
