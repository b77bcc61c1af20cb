export { useEscape } from './escape.ts';
export { useFloating } from './floating.ts';
export { usePressOutside } from './press-outside.ts';
