/* Page of `npm run bench -- cv`: the preview on real canvases, and the same PDF made on the main thread. */
import Writer from 'pdfkit';
import { createCvPreview, cvWorkerStarter, showPage } from '../client.ts';
import { layoutCv, openFaces, toPdf } from '../engine.ts';
import type { CvDocument, CvTemplate } from '@phila/contract/cv';
import type { Faces } from '../text/face.ts';
import { fullCv, shortCv, usualCv } from './specimens.ts';

/** CVs by approximate page count. */
const sizes = {
  short: shortCv,
  usual: usualCv,
  three: (template: CvTemplate) => fullCv(template, { jobs: 8, words: 60 }),
  seven: (template: CvTemplate) => fullCv(template, { jobs: 23, words: 60 }),
} as const;
export type Size = keyof typeof sizes;

/** Time of one change, in ms from the call to the paint. */
interface Shown {
  pages: number;
  visible: number;
  all: number;
}

const canvases: HTMLCanvasElement[] = [];
const canvasOf = (page: number): HTMLCanvasElement => {
  const found = canvases[page - 1];
  if (found !== undefined) return found;
  const made = document.createElement('canvas');
  made.style.width = '600px';
  document.body.append(made);
  canvases[page - 1] = made;
  return made;
};

let pages = 0;
let painted = new Set<number>();
let heard: () => void = () => undefined;
let isReady = false;
let failure = '';

const preview = createCvPreview({
  startWorker: cvWorkerStarter('/'),
  onState: (state) => {
    isReady = state.status === 'ready';
    if (state.status === 'failed') failure = state.message;
    heard();
  },
  onLayout: (layout) => {
    ({ pages } = layout);
  },
  onPage: (page, bitmap) => {
    showPage(canvasOf(page), bitmap);
    requestAnimationFrame(() => {
      painted.add(page);
      heard();
    });
  },
});

const until = async (holds: () => boolean): Promise<number> => {
  while (!holds()) {
    if (failure !== '') throw new Error(failure);
    await new Promise<void>((resolve) => {
      heard = resolve;
    });
  }
  return performance.now();
};

/** Adds a word, as a person types it. */
const changed = (size: Size, template: CvTemplate, word: string): CvDocument => {
  const cv = sizes[size](template);
  return {
    ...cv,
    profile: { ...cv.profile, personalSummary: `${cv.profile.personalSummary ?? ''} ${word}` },
  };
};

const long: number[] = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) long.push(duration);
}).observe({ type: 'longtask', buffered: true });

let faces: Promise<Faces> | undefined;
const bytes = async (address: URL): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await fetch(address)).arrayBuffer());

const bench = {
  ready: () => until(() => isReady),
  show: async (size: Size, template: CvTemplate, word: string, width: number): Promise<Shown> => {
    painted = new Set();
    pages = 0;
    const cv = changed(size, template, word);
    const from = performance.now();
    preview.show(cv, { visible: 1, width });
    const visible = (await until(() => painted.has(1))) - from;
    const all = (await until(() => pages > 0 && painted.size >= pages)) - from;
    return { pages, visible, all };
  },
  /** Longest main-thread task since the last call, in ms; 0 if none took over 50. */
  longest: (): number => Math.max(0, ...long.splice(0)),
  file: async (size: Size, template: CvTemplate): Promise<number[]> => [
    ...(await preview.file(sizes[size](template))).file,
  ],
  onMainThread: async (size: Size, template: CvTemplate, word: string): Promise<number> => {
    faces ??= (async () =>
      openFaces({
        regular: await bytes(new URL('../../fonts/inter-regular.ttf', import.meta.url)),
        semibold: await bytes(new URL('../../fonts/inter-semibold.ttf', import.meta.url)),
      }))();
    const ready = await faces;
    const from = performance.now();
    await toPdf(layoutCv(changed(size, template, word), ready), ready, Writer);
    return performance.now() - from;
  },
};
export type CvBench = typeof bench;
Object.assign(globalThis, { cvBench: bench });
