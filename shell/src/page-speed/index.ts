import { measurePage } from './measure-page.ts';

// Measures once per document, however often the person agrees.
measurePage();
