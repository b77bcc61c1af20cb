import type { CvDocument } from '@phila/contract/cv';
import { createCvPreview, type CvPreview, type CvPreviewState, showPage } from '@phila/cv-template/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { startWorker } from './start-worker.ts';

export interface Layout {
  pages: number;
  /** Letters that the fonts lack. */
  unreadable: readonly string[];
}

export interface Engine {
  state: CvPreviewState;
  /** Layout of the CV shown; null before the first. */
  layout: Layout | null;
  /** Sets a page's canvas; null removes it. */
  attach: (page: number, canvas: HTMLCanvasElement | null) => void;
  show: (document: CvDocument) => void;
  /** Makes the PDF in the page, in the free layout only. Rejects where the engine does not work. */
  file: (document: CvDocument) => Promise<Uint8Array<ArrayBuffer>>;
  retry: () => void;
}

const STARTING: CvPreviewState = { status: 'starting', done: 0, of: 1 };

/** First page in view, from 1. */
const inView = (canvases: ReadonlyMap<number, HTMLCanvasElement>): number => {
  for (const [page, canvas] of [...canvases].toSorted(([one], [other]) => one - other))
    if (canvas.getBoundingClientRect().bottom > 100) return page;
  return 1;
};

/** Widest drawn page, in device pixels: more makes no visible difference. */
const WIDEST = 1600;

/** Draws a CV in a worker that starts at once (`@phila/cv-template`, "In a page"). Phones do not fetch it. */
export const useEngine = (isWanted: boolean): Engine => {
  const [state, setState] = useState<CvPreviewState>(STARTING);
  const [layout, setLayout] = useState<Layout | null>(null);
  const preview = useRef<CvPreview | null>(null);
  const canvases = useRef(new Map<number, HTMLCanvasElement>());
  /** Pages drawn before their canvas existed. */
  const early = useRef(new Map<number, ImageBitmap>());
  const shown = useRef<CvDocument | null>(null);

  const draw = useCallback(() => {
    if (shown.current === null || preview.current === null) return;
    const [first] = canvases.current.values();
    const width = Math.min(WIDEST, Math.round((first?.clientWidth || 560) * window.devicePixelRatio));
    preview.current.show(shown.current, { visible: inView(canvases.current), width });
  }, []);

  useEffect(() => {
    if (!isWanted) return undefined;
    const waiting = early.current;
    const made = createCvPreview({
      startWorker,
      onState: setState,
      onLayout: setLayout,
      onPage: (page, bitmap) => {
        const canvas = canvases.current.get(page);
        if (canvas !== undefined) showPage(canvas, bitmap);
        else {
          waiting.get(page)?.close();
          waiting.set(page, bitmap);
        }
      },
    });
    preview.current = made;
    draw();
    return () => {
      made.close();
      preview.current = null;
      for (const bitmap of waiting.values()) bitmap.close();
      waiting.clear();
      setState(STARTING);
      setLayout(null);
    };
  }, [isWanted, draw]);

  const attach = useCallback((page: number, canvas: HTMLCanvasElement | null) => {
    if (canvas === null) {
      canvases.current.delete(page);
      return;
    }
    canvases.current.set(page, canvas);
    const bitmap = early.current.get(page);
    if (bitmap === undefined) return;
    early.current.delete(page);
    showPage(canvas, bitmap);
  }, []);

  const show = useCallback(
    (document: CvDocument) => {
      shown.current = document;
      draw();
    },
    [draw],
  );

  // Redraws pages at the new window width.
  useEffect(() => {
    window.addEventListener('resize', draw);
    return () => window.removeEventListener('resize', draw);
  }, [draw]);

  const file = useCallback(async (document: CvDocument) => {
    if (preview.current === null) throw new Error('The engine is not here.');
    return (await preview.current.file(document)).file;
  }, []);

  const retry = useCallback(() => preview.current?.retry(), []);

  return { state, layout, attach, show, file, retry };
};
