export { Fact, Facts } from './facts.tsx';
export { Masked } from './masked.tsx';
