import type { CvDocument } from '@phila/contract/cv';
import type { Answer, Ask } from './protocol.ts';

/** After the last key, in ms. */
const PAUSE = 80;
/** A worker that says nothing for so long while it draws is ended, in ms. */
const DRAWING = 5000;
/** A file may take longer: on a slow phone, with many pages. */
const FILING = 60_000;
/** Nothing of the engine came for so long, on a slow line. */
const STARTING = 60_000;
/** After so many drawings a worker is ended while no drawing is awaited: what it remembers only grows. */
const RECYCLED_AFTER = 200;
/** So many workers in a row that break down: the engine does not work here. */
const MAX_FAILURES = 2;

const FAILED = 'We could not draw your CV. Please try again.';

/** What is looked at. */
export interface CvView {
  /** The page that is in view, counted from 1: drawn before the others. */
  visible: number;
  /** How wide a page is drawn, in device pixels: its width in CSS pixels by `devicePixelRatio`. */
  width: number;
}

export type CvPreviewState =
  /** The engine is coming: so many of its parts are here. */
  | { status: 'starting'; done: number; of: number }
  /** It draws, or has drawn. */
  | { status: 'ready' }
  /** It cannot be drawn: say so. `retry()` starts again; a change of the CV does as well. */
  | { status: 'failed'; message: string };

export interface CvPreviewOptions {
  /** Starts the remote's worker: `cvWorkerStarter(__webpack_public_path__)`. */
  startWorker: () => Worker;
  onState: (state: CvPreviewState) => void;
  /** The CV as it was last shown has so many pages; what could not be drawn is told to the person. */
  onLayout: (layout: { pages: number; unreadable: readonly string[] }) => void;
  /** A page was drawn. The bitmap is the taker's: `showPage(canvas, bitmap)`, or close it. */
  onPage: (page: number, bitmap: ImageBitmap) => void;
}

export interface CvPreview {
  /** Shows a CV 80 ms after the last call. What is shown stays until the new pages come. */
  show(document: CvDocument, view: CvView): void;
  /** The CV as a file, made here: for the free layout alone, paid ones come from the service. */
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

/** The width of an A4 page in points. */
const POINTS = 595.28;

/**
 * Draws a CV in a worker while a person types. The worker starts at once, so call this as the route opens; it is
 * watched, ended where it hangs, and restarted.
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

  /** Ends the worker unless it says something in time. */
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

  /** A worker that has drawn a lot is replaced as soon as no drawing of it is awaited. */
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
      // Its script did not come, or threw.
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

/** Puts a drawn page into its canvas, in one step. */
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
    // A development server, which a worker cannot be started from: a script of this page loads it, and says where its
    // fonts are. The page's policy allows that only where it names such servers.
    const base = JSON.stringify(new URL('.', address).href);
    const script = `self.cvBase = ${base}; importScripts(${JSON.stringify(address.href)});`;
    return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  };
