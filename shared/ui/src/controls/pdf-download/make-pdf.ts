import { type DocumentElement, drawn } from '@phila/pdf/drawn';
import type { Answer, Ask } from '@phila/pdf/protocol';

/** The address of the worker, set by the build (shared/tooling/webpack/shell.mjs). */
declare const PDF_WORKER: string | undefined;

/** Milliseconds that a document may take: the first one also waits for the library, even on a slow line. */
const LONGEST = 90_000;
/** Milliseconds before an idle worker is stopped, to free its memory. */
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

/** Ends a job; after the last one the worker is idle. */
const take = (id: number): Job | undefined => {
  const job = jobs.get(id);
  if (job === undefined) return undefined;
  jobs.delete(id);
  clearTimeout(job.timer);
  if (jobs.size === 0) letGo = setTimeout(end, KEPT);
  return job;
};

/** Stops a worker that failed to load or broke down, and rejects all waiting jobs; the next job starts another. */
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

/** Makes a PDF in the documents' worker, which starts with the first PDF. @throws if the document could not be made */
export const makePdf = (document: DocumentElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const ask: Ask = { id: (asked += 1), document: drawn(document) };
    worker ??= start();
    clearTimeout(letGo);
    jobs.set(ask.id, { resolve, reject, timer: setTimeout(breakDown, LONGEST) });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(ask);
  });
