export { useFloating } from './floating.ts';
