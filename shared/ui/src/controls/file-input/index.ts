export { FileInput } from './file-input.tsx';
