export { Quantity } from './quantity.tsx';
