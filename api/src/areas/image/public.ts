export { addressFor } from './address.ts';
export { drawPicture } from './draw.ts';
export { headerColour } from './header-colour.ts';
export { rowPictures } from './row-pictures.ts';
export { keepPicture, type Picture, picturesOf, removePicture } from './pictures.ts';
