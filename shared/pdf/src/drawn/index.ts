/** `@phila/pdf/drawn`: a document as what a worker or a thread is sent. Light: for any page. */
export { type DocumentElement, drawn } from './drawn.ts';
export type { DrawnNode } from './drawn-node.ts';
