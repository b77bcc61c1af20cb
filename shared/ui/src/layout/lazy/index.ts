export { lazy, type LazyOptions } from './lazy.tsx';
