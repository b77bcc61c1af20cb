import type { DrawnNode } from './drawn/drawn-node.ts';

/** What a page asks its worker for. */
export interface Ask {
  id: number;
  document: DrawnNode;
}

/** What the worker answers. Of a failure it says no more: it may hold what the document does. */
export type Answer = { id: number; file: Uint8Array<ArrayBuffer> } | { id: number; file: null };
