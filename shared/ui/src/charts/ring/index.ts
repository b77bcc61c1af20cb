export { Ring } from './ring.tsx';
