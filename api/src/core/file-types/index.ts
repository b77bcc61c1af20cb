export { fileTypeOf, type KnownFile } from './file-type-of.ts';
