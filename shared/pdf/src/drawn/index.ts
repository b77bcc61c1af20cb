/** `@phila/pdf/drawn`: turns a document into data for a worker or thread. Light enough for any page. */
export { type DocumentElement, drawn } from './drawn.ts';
export type { DrawnNode } from './drawn-node.ts';
