/** `@phila/contract/markdown`: safe rendering of Markdown, shared by pages and service. */
export * from '../markdown.ts';
