export type { Choice, SelectProps } from './choice.ts';
export { preloadLongSelect, Select } from './select.tsx';
