import { measurePage } from './measure-page.ts';

// Runs once per document, however often it is agreed to.
measurePage();
