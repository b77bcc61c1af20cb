export { type PictureFormat, rewritePicture } from './rewrite.ts';
