/** `@phila/contract/format`: formats values for display. Without schemas: light enough for any page. */
export * from '../format/index.ts';
