export type { Choice, SelectProps } from './choice.ts';
export { Select } from './select.tsx';
