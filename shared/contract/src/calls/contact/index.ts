export { challenge, write } from './contact.ts';
