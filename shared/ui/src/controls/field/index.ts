export { Field } from './field.tsx';
export type { Wiring } from './field.tsx';
