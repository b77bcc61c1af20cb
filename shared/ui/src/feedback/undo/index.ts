export { Undo } from './undo.tsx';
