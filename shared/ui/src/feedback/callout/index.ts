export { Callout } from './callout.tsx';
