export { Motif } from './motif.tsx';
