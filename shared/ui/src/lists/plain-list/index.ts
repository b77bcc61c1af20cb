export { PlainChoices, PlainPages, PlainSearch } from './plain-list.tsx';
