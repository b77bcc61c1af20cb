import type { DrawnNode } from './drawn/drawn-node.ts';

/** Request from the page to its worker. */
export interface Ask {
  id: number;
  document: DrawnNode;
}

/** Answer of the worker. A failure has no message, because it could contain personal data from the document. */
export type Answer = { id: number; file: Uint8Array<ArrayBuffer> } | { id: number; file: null };
