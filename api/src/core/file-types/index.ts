export { fileFaultOf, fileTypeOf, type KnownFile } from './file-type-of.ts';
