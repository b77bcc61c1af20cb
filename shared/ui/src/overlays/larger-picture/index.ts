export { LargerPicture } from './larger-picture.tsx';
