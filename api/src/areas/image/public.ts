export { addressFor } from './address.ts';
export { drawPicture } from './draw.ts';
export { rowPictures } from './row-pictures.ts';
export { keepPicture, type Picture, picturesOf } from './pictures.ts';
