/** `@phila/cv-template`: what a CV is. Light: the engine, its fonts and the templates are entries of their own. */
export * from './model.ts';
