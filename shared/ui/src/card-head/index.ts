export { CardHead } from './card-head.tsx';
