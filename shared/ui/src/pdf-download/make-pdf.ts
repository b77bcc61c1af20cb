import { type DocumentElement, drawn } from '@phila/pdf/drawn';
import type { Answer, Ask } from '@phila/pdf/protocol';

/** The address of the worker, put in by the build (shared/tooling/webpack/shell.mjs). */
declare const PDF_WORKER: string | undefined;

/** In ms. The first document waits for the library as well, on a slow line too. */
const LONGEST = 90_000;
/** A worker without work is let go after so long, in ms, and its memory with it. */
const KEPT = 60_000;

interface Job {
  resolve: (pdf: Blob) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

let worker: Worker | null = null;
let letGo: ReturnType<typeof setTimeout> | undefined;
let asked = 0;
const jobs = new Map<number, Job>();

const end = (): void => {
  worker?.terminate();
  worker = null;
};

/** Ends a job; the last one lets the worker go. */
const take = (id: number): Job | undefined => {
  const job = jobs.get(id);
  if (job === undefined) return undefined;
  jobs.delete(id);
  clearTimeout(job.timer);
  if (jobs.size === 0) letGo = setTimeout(end, KEPT);
  return job;
};

/** The worker did not come, or broke down: all that wait for it are told, and the next one starts another. */
const breakDown = (): void => {
  end();
  for (const id of jobs.keys()) take(id)?.reject(new Error('The worker for documents broke down'));
};

const start = (): Worker => {
  if (typeof PDF_WORKER === 'undefined') throw new Error('This build has no worker for documents');
  const started = new Worker(PDF_WORKER);
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const job = take(data.id);
    if (data.file === null) job?.reject(new Error('The document could not be drawn'));
    else job?.resolve(new Blob([data.file], { type: 'application/pdf' }));
  });
  started.addEventListener('error', breakDown);
  return started;
};

/** Makes a PDF in the worker for documents, which starts with the first one. @throws where it could not be made */
export const makePdf = (document: DocumentElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const ask: Ask = { id: (asked += 1), document: drawn(document) };
    worker ??= start();
    clearTimeout(letGo);
    jobs.set(ask.id, { resolve, reject, timer: setTimeout(breakDown, LONGEST) });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(ask);
  });
