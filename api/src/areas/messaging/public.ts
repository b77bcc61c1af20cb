export { tellInBell } from './bell-notices.ts';
