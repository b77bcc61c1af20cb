/** `@phila/contract/markdown`: what may come of a text in Markdown, for pages and the service alike. */
export * from '../markdown.ts';
