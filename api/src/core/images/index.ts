export { LARGEST_PICTURE, type Picture, type PictureFormat, rewritePicture } from './rewrite.ts';
