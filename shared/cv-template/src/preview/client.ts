import type { CvDocument } from '@phila/contract/cv';
import type { Answer, Ask } from './protocol.ts';

/** Delay after the last key, in ms. */
const PAUSE = 80;
/** Longest silence of a drawing worker before it is ended, in ms. */
const DRAWING = 5000;
/** Longest wait for a file, in ms: many pages on a slow phone take time. */
const FILING = 60_000;
/** Longest wait for the next part of the engine on a slow line, in ms. */
const STARTING = 60_000;
/** Drawings before an idle worker is replaced, because its cache only grows. */
const RECYCLED_AFTER = 200;
/** Crashes in a row before the preview gives up. */
const MAX_FAILURES = 2;

const FAILED = 'We could not draw your CV. Please try again.';

/** Part of the CV on screen. */
export interface CvView {
  /** Page in view, counted from 1 and drawn first. */
  visible: number;
  /** Width of a page in device pixels: CSS pixels times `devicePixelRatio`. */
  width: number;
}

export type CvPreviewState =
  /** The engine is loading: `done` of `of` parts are here. */
  | { status: 'starting'; done: number; of: number }
  /** Drawing, or drawn. */
  | { status: 'ready' }
  /** Drawing failed, to be shown to the person. `retry()` or a change of the CV starts again. */
  | { status: 'failed'; message: string };

export interface CvPreviewOptions {
  /** Starts the remote's worker: `cvWorkerStarter(__webpack_public_path__)`. */
  startWorker: () => Worker;
  onState: (state: CvPreviewState) => void;
  /** Called after layout with the page count and the characters that cannot be drawn, to be shown to the person. */
  onLayout: (layout: { pages: number; unreadable: readonly string[] }) => void;
  /** Called with a drawn page. The receiver owns the bitmap: `showPage(canvas, bitmap)`, or close it. */
  onPage: (page: number, bitmap: ImageBitmap) => void;
}

export interface CvPreview {
  /** Shows a CV 80 ms after the last call. The old pages stay until the new ones arrive. */
  show(document: CvDocument, view: CvView): void;
  /** Makes the CV's file here, for the free layout only; paid ones come from the service. */
  file(document: CvDocument): Promise<{ file: Uint8Array<ArrayBuffer>; unreadable: readonly string[] }>;
  /** Starts again after a failure. */
  retry(): void;
  /** Ends the worker. */
  close(): void;
}

interface Filing {
  ask: Extract<Ask, { kind: 'file' }>;
  resolve: (made: { file: Uint8Array<ArrayBuffer>; unreadable: readonly string[] }) => void;
  reject: (error: Error) => void;
}

/** Width of an A4 page in points. */
const POINTS = 595.28;

/**
 * Draws a CV in a worker as a person types. The worker starts at once, so call this when the route opens; it is ended
 * if it hangs, and restarted.
 */
export const createCvPreview = ({ startWorker, onState, onLayout, onPage }: CvPreviewOptions): CvPreview => {
  let worker: Worker | null = null;
  let isReady = false;
  let isClosed = false;
  let failures = 0;
  let drawings = 0;
  let ids = 0;
  let wanted: { document: CvDocument; view: CvView } | null = null;
  let drawing: number | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;
  const filings = new Map<number, Filing>();

  const ask = (message: Ask): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker?.postMessage(message);
  };

  /** Ends the worker if it stays silent for too long. */
  const watchOver = (): void => {
    clearTimeout(watch);
    if (worker === null || (isReady && drawing === null && filings.size === 0)) return;
    watch = setTimeout(broke, isReady ? (filings.size > 0 ? FILING : DRAWING) : STARTING);
  };

  const draw = (): void => {
    if (wanted === null || !isReady) return;
    const { document, view } = wanted;
    ids += 1;
    drawing = ids;
    drawings += 1;
    ask({ kind: 'draw', id: ids, document, visible: view.visible, scale: view.width / POINTS });
    watchOver();
  };

  const end = (): void => {
    clearTimeout(watch);
    worker?.terminate();
    worker = null;
    isReady = false;
    drawing = null;
  };

  /** Replaces a worker after many drawings, once none is pending. */
  const recycle = (): void => {
    if (drawings < RECYCLED_AFTER || drawing !== null || filings.size > 0) return;
    end();
    begin({ quietly: true });
  };

  const heard = ({ data }: MessageEvent<Answer>): void => {
    switch (data.kind) {
      case 'progress':
        if (!isQuiet) onState({ status: 'starting', done: data.done, of: data.of });
        break;
      case 'ready':
        isReady = true;
        if (!isQuiet) onState({ status: 'ready' });
        for (const filing of filings.values()) ask(filing.ask);
        if (!isQuiet) draw();
        break;
      case 'layout':
        if (data.id === drawing) onLayout({ pages: data.pages, unreadable: data.unreadable });
        break;
      case 'page':
        if (data.id === drawing) onPage(data.page, data.bitmap);
        else data.bitmap.close();
        break;
      case 'drawn':
        failures = 0;
        if (data.id === drawing) drawing = null;
        break;
      case 'file': {
        failures = 0;
        filings.get(data.id)?.resolve({ file: data.file, unreadable: data.unreadable });
        filings.delete(data.id);
        break;
      }
      case 'refused':
        if (data.id === drawing) {
          drawing = null;
          onState({ status: 'failed', message: data.message });
        }
        filings.get(data.id)?.reject(new Error(data.message));
        filings.delete(data.id);
        break;
      case 'broken':
        broke();
        return;
    }
    watchOver();
    recycle();
  };

  let isQuiet = false;
  const begin = ({ quietly = false } = {}): void => {
    isQuiet = quietly;
    drawings = 0;
    try {
      const started = startWorker();
      worker = started;
      started.addEventListener('message', (event: MessageEvent<Answer>) => {
        if (worker === started) heard(event);
      });
      // Its script failed to load, or threw.
      started.addEventListener('error', () => {
        if (worker === started) broke();
      });
      watchOver();
    } catch {
      worker = null;
      broke();
    }
  };

  function broke(): void {
    end();
    if (isClosed) return;
    failures += 1;
    if (failures < MAX_FAILURES) {
      begin();
      return;
    }
    failures = 0;
    for (const { reject } of filings.values()) reject(new Error(FAILED));
    filings.clear();
    onState({ status: 'failed', message: FAILED });
  }

  begin();
  return {
    show: (document, view) => {
      wanted = { document, view };
      isQuiet = false;
      clearTimeout(pause);
      pause = setTimeout(() => {
        if (worker === null) begin();
        else draw();
      }, PAUSE);
    },
    file: (document) =>
      new Promise((resolve, reject) => {
        ids += 1;
        const filing: Filing = { ask: { kind: 'file', id: ids, document }, resolve, reject };
        filings.set(ids, filing);
        if (worker === null) begin();
        else if (isReady) ask(filing.ask);
        watchOver();
      }),
    retry: () => {
      if (worker === null) begin();
      else draw();
    },
    close: () => {
      isClosed = true;
      clearTimeout(pause);
      end();
      for (const { reject } of filings.values()) reject(new Error('The page was left.'));
      filings.clear();
    },
  };
};

/** Puts a drawn page into its canvas in one step. */
export const showPage = (canvas: HTMLCanvasElement, bitmap: ImageBitmap): void => {
  if (canvas.width !== bitmap.width) canvas.width = bitmap.width;
  if (canvas.height !== bitmap.height) canvas.height = bitmap.height;
  const context = canvas.getContext('bitmaprenderer');
  if (context === null) bitmap.close();
  else context.transferFromImageBitmap(bitmap);
};

/**
 * Starts the worker that a remote built beside its own files.
 * @param publicPath the remote's `__webpack_public_path__`
 * @param name as in `workers` of its webpack configuration
 */
export const cvWorkerStarter =
  (publicPath: string, name = 'cv-worker') =>
  (): Worker => {
    const { location } = globalThis;
    const address = new URL(`${name}.js`, new URL(publicPath, location.href));
    if (address.origin === location.origin) return new Worker(address);
    // A worker cannot start from a development server on another origin: an inline script of this page loads it and
    // passes the fonts' address. The page's policy allows that only for listed servers.
    const base = JSON.stringify(new URL('.', address).href);
    const script = `self.cvBase = ${base}; importScripts(${JSON.stringify(address.href)});`;
    return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  };
