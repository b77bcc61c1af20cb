export { useFocusReturn } from './use-focus-return.ts';
