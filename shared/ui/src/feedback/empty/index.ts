export { Empty } from './empty.tsx';
