export { openCvLinks } from './cvs/cv-links.ts';
