import type { CvDocument } from '@phila/contract/cv';

/** What the page asks of the worker. A newer `draw` makes older ones stale. */
export type Ask =
  | {
      kind: 'draw';
      id: number;
      document: CvDocument;
      /** The page that is looked at, counted from 1: drawn first. */
      visible: number;
      /** Pixels to a point. */
      scale: number;
    }
  | { kind: 'file'; id: number; document: CvDocument };

/** What the worker answers. */
export type Answer =
  /** Parts of the engine that have come, of so many. */
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'ready' }
  | { kind: 'layout'; id: number; pages: number; unreadable: readonly string[] }
  | { kind: 'page'; id: number; page: number; bitmap: ImageBitmap }
  | { kind: 'drawn'; id: number }
  | { kind: 'file'; id: number; file: Uint8Array<ArrayBuffer>; unreadable: readonly string[] }
  /** It cannot be done; the message is for the person. */
  | { kind: 'refused'; id: number; message: string }
  /** The worker is of no further use. */
  | { kind: 'broken' };
