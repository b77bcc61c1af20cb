export { SameAs } from './same-as.tsx';
