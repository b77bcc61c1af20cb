export { useOpenedByAddress, type FormRequest } from './use-opened-by-address.ts';
