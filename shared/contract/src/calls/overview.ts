export { myDetails } from './overview/my-details.ts';
