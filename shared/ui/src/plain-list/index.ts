export { PlainPages, PlainSearch } from './plain-list.tsx';
