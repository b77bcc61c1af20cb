export { myDetails } from './my-details.ts';
