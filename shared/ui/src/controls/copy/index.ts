export { Copy } from './copy.tsx';
