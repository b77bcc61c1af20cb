export { addressFor } from './address.ts';
export { keepPicture, type Picture, picturesOf, removePicture } from './pictures.ts';
