export { addressFor } from './address.ts';
export { drawPicture } from './draw.ts';
export { rowPictures } from './row-pictures.ts';
export { sizedPicture } from './sized.ts';
export { keepPicture, type Picture, pictureKey, picturesOf } from './pictures.ts';
