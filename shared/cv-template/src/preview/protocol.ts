import type { CvDocument } from '@phila/contract/cv';

/** Request from the page to the worker. A newer `draw` replaces older ones. */
export type Ask =
  | {
      kind: 'draw';
      id: number;
      document: CvDocument;
      /** Page in view, counted from 1 and drawn first. */
      visible: number;
      /** Pixels to a point. */
      scale: number;
    }
  | { kind: 'file'; id: number; document: CvDocument };

/** Answer of the worker. */
export type Answer =
  /** Loaded parts of the engine. */
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'ready' }
  | { kind: 'layout'; id: number; pages: number; unreadable: readonly string[] }
  | { kind: 'page'; id: number; page: number; bitmap: ImageBitmap }
  | { kind: 'drawn'; id: number }
  | { kind: 'file'; id: number; file: Uint8Array<ArrayBuffer>; unreadable: readonly string[] }
  /** Cannot be done; the message is shown to the person. */
  | { kind: 'refused'; id: number; message: string }
  /** The worker is unusable. */
  | { kind: 'broken' };
