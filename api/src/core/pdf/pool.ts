import { Worker } from 'node:worker_threads';
import type { CvDocument } from '@phila/cv-template';
import type { CvPageWidth } from '@phila/contract/cv';
import type { DrawnNode } from '@phila/pdf/drawn';
import { notFound, Refusal } from '../http/refusal.ts';

/** A job for a thread: a CV, a page of one, or a document of the house styles with its components resolved. */
export type Ask =
  | { kind: 'cv'; cv: CvDocument }
  | { kind: 'cv page'; cv: CvDocument; page: number; width: CvPageWidth }
  | { kind: 'document'; document: DrawnNode };

/** A PDF whose text a thread reads: files of others are never parsed beside the service's own work. */
interface AskForText {
  kind: 'text';
  file: Uint8Array;
}

/** A finished PDF or page. */
export interface MadePdf {
  file: Uint8Array<ArrayBuffer>;
  /** Characters that no font has, twenty at most. */
  unreadable: readonly string[];
  /** The number of pages of the CV, when drawing one. */
  pages?: number;
}

interface ReadText {
  text: string;
}

type Reply = MadePdf | ReadText | { missing: true } | { refused: string } | { failed: string };

export interface PoolOptions {
  /** PDFs made at a time. */
  threads: number;
  /** Requests that may wait; others get a 503. */
  waiting: number;
  /** Milliseconds for a PDF; then its thread is replaced. */
  limit: number;
  /** The thread's script. */
  script?: URL;
}

export interface PdfPool {
  /**
   * Makes a PDF in a thread, so that the service answers others in the meantime.
   * @param owner the id of the person it is for: no one gets every thread while another waits.
   * @throws Refusal 422 with the reason if it cannot be made; 503 if too many wait or a thread failed.
   */
  make(owner: string, ask: Ask): Promise<MadePdf>;
  /** Reads the text of a PDF in a thread; empty if it has none, or none without a password. Throws as `make`. */
  read(owner: string, file: Uint8Array): Promise<string>;
  /** Ends the threads and refuses waiting requests. */
  close(): Promise<void>;
}

interface Job {
  owner: string;
  ask: Ask | AskForText;
  finish: (outcome: MadePdf | ReadText | Refusal) => void;
}

/** A running thread and its job. */
interface Thread {
  worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | undefined;
}

/** MB of memory for a thread: a CV of 150 pages takes some 150. */
const MAX_MEMORY = 384;

const tooMany = (): Refusal =>
  new Refusal(503, 'Many PDFs are being made right now. Please try again in a few seconds.', undefined, {
    retryAfter: 5,
  });
const brokenDown = (): Refusal =>
  new Refusal(503, 'We could not make your PDF. Please try again.', undefined, { retryAfter: 2 });
const tooSlow = ({ ask: { kind } }: Job): Refusal => {
  if (kind === 'text') return new Refusal(422, 'This PDF takes too long to read.');
  return kind !== 'document'
    ? new Refusal(422, 'Your CV takes too long to draw. Please hide or shorten some of it.')
    : new Refusal(503, 'Your PDF takes longer than usual to make. Please try again.', undefined, {
        retryAfter: 5,
      });
};

/** Starts threads when first needed; they never keep the process alive. */
export const openPdfPool = ({
  threads: most,
  waiting: longest,
  limit,
  script = new URL('../../../pdf-thread.mjs', import.meta.url),
}: PoolOptions): PdfPool => {
  const threads = new Set<Thread>();
  const queue: Job[] = [];
  let isClosed = false;

  const end = (thread: Thread, outcome: MadePdf | ReadText | Refusal): void => {
    clearTimeout(thread.timer);
    thread.job?.finish(outcome);
    thread.job = null;
    thread.worker.unref();
  };
  const drop = (thread: Thread, outcome: Refusal): void => {
    threads.delete(thread);
    end(thread, outcome);
    void thread.worker.terminate();
  };

  const start = (): Thread => {
    const worker = new Worker(script, {
      // Drops the tests' loader and the process's own flags: the thread runs compiled code alone.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
    });
    const thread: Thread = { worker, job: null, timer: undefined };
    threads.add(thread);
    worker.on('message', (reply: Reply) => {
      if ('file' in reply || 'text' in reply) end(thread, reply);
      else if ('missing' in reply) end(thread, notFound());
      else if ('refused' in reply) end(thread, new Refusal(422, reply.refused));
      // Drops the error's details, because they may contain personal data.
      else end(thread, brokenDown());
      next();
    });
    // Out of memory, or failed to start: refuses its job, and a new thread takes the next.
    const broke = (): void => {
      if (!threads.has(thread)) return;
      drop(thread, brokenDown());
      next();
    };
    worker.on('error', broke);
    worker.on('exit', broke);
    return thread;
  };

  /** Takes the next job of an owner without a thread, otherwise the next of all. */
  const takeJob = (): Job | undefined => {
    const served = new Set([...threads].flatMap(({ job }) => (job === null ? [] : [job.owner])));
    const fair = queue.findIndex(({ owner }) => !served.has(owner));
    return queue.splice(Math.max(fair, 0), 1)[0];
  };

  const next = (): void => {
    if (isClosed || queue.length === 0) return;
    const idle = [...threads].find(({ job }) => job === null) ?? (threads.size < most ? start() : undefined);
    if (idle === undefined) return;
    const job = takeJob();
    if (job === undefined) return;
    idle.job = job;
    idle.worker.ref();
    idle.timer = setTimeout(() => {
      drop(idle, tooSlow(job));
      next();
    }, limit);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    idle.worker.postMessage(job.ask);
    next();
  };

  const answered = <Made extends MadePdf | ReadText>(owner: string, ask: Job['ask']): Promise<Made> =>
    new Promise((resolve, reject) => {
      if (isClosed || queue.length >= longest) {
        reject(tooMany());
        return;
      }
      queue.push({
        owner,
        ask,
        // A thread answers each kind with what is made of it.
        finish: (outcome) => (outcome instanceof Refusal ? reject(outcome) : resolve(outcome as Made)),
      });
      next();
    });

  return {
    make: (owner, ask) => answered<MadePdf>(owner, ask),
    read: async (owner, file) => (await answered<ReadText>(owner, { kind: 'text', file })).text,
    close: async () => {
      isClosed = true;
      for (const job of queue.splice(0)) job.finish(tooMany());
      const ended = [...threads];
      for (const thread of ended) drop(thread, brokenDown());
      await Promise.all(ended.map(({ worker }) => worker.terminate()));
    },
  };
};
