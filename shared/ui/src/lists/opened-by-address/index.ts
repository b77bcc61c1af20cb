export { useOpenedByAddress, type Asked } from './use-opened-by-address.ts';
