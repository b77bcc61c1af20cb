export { beginAt } from './begin-at.ts';
export { Steps } from './steps.tsx';
