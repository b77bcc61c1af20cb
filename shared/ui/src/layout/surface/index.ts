export { Surface } from './surface.tsx';
