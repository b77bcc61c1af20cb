/** `@phila/contract/palette`: the colours of the site, and of an organisation's pages. The browser and the service make the same. */
export * from '../palette/index.ts';
