/** `@phila/contract/format`: how values are shown to people. No schemas: light enough for any page. */
export * from '../format/index.ts';
