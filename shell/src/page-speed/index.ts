import { measurePage } from './measure-page.ts';

// Once for the document, however often it is agreed to.
measurePage();
