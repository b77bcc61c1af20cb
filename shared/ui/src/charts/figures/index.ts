export { Money, Percentage } from './figures.tsx';
