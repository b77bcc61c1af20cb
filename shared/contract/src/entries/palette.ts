/** `@phila/contract/palette`: colours of the site and of an organisation's pages, alike in browser and service. */
export * from '../palette/index.ts';
