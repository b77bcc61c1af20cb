import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PostedForm } from '../posted-form.ts';
import { closedOff } from './closed-off.ts';

/** The code of a page: a release of a remote, and the host of the shell that it runs with. */
export interface PageCode {
  /** The remote with its release, and the host's file. */
  key: string;
  host: string;
  remote: string;
}

export interface DrawRequest {
  /** The remote's name. */
  name: string;
  pathname: string;
  search: string;
  origin: string;
  answers: readonly { readonly key: readonly unknown[]; readonly value: unknown }[];
  /** Reads that the page is to show as failed. */
  refused?: readonly {
    readonly key: readonly unknown[];
    readonly status: number;
    readonly message: string;
  }[];
  /** A form that was posted without a script and refused. */
  posted?: PostedForm;
}

/** A read that a page asks for. */
export interface AskedRead {
  key: readonly unknown[];
  method: string;
  access: string;
  address: string;
}

export interface Drawing {
  html: string;
  asked: readonly AskedRead[];
  /** The page's word for its head, unchecked. */
  head: unknown;
}

type Reply = Drawing | { fault: string } | { isUnknown: true };

interface Job {
  code: PageCode;
  request: DrawRequest;
  finish: (outcome: Drawing | Error) => void;
}

export interface DrawLimits {
  /** Milliseconds of the processor for a page, and for the first one of a release; ten times as many by the clock. */
  time: number;
  firstTime: number;
  /** Bytes of the process in memory. */
  memory: number;
  /** Pages that may wait. */
  waiting: number;
}

const LIMITS: DrawLimits = { time: 400, firstTime: 5_000, memory: 300 * 1024 * 1024, waiting: 100 };

/** Deaths within a minute after which the process rests. */
const MOST_DEATHS = 3;
const MINUTE = 60_000;

/** A busy machine draws slowly, and a page may wait without taking the processor. */
const BY_THE_CLOCK = 10;

/** Milliseconds between two looks at a process that draws. */
const LOOK = 50;

const PAGE_SIZE = 4_096;
/** Milliseconds of the unit that Linux counts the processor's time in. */
const TICK = 10;

const TOO_LONG = 'the page takes too long to draw';

const SCRIPT = fileURLToPath(new URL('../../../draw-process.mjs', import.meta.url));

/** Finds the process that another one was started through. */
const startedThrough = async (id: number | undefined): Promise<number | undefined> => {
  const text = await readFile(`/proc/${id}/task/${id}/children`, 'utf8').catch(() => '');
  return text === '' ? undefined : Number(text.split(' ')[0]);
};

/** Measures a process: bytes in memory, and milliseconds of the processor since it began; null where no system says. */
const taken = async (id: number | undefined): Promise<{ memory: number; time: number } | null> => {
  const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // Begins after the name, which may have spaces: proc(5) counts the state as the third.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0] = fields.slice(11, 13);
  return { memory: (fields[21] ?? 0) * PAGE_SIZE, time: (user + system) * TICK };
};

/**
 * Draws pages one after the other in a process without rights: no file but its own script, no further process, no code
 * from strings, and none of the service's environment. It starts with the first page, and again after it was ended.
 */
export class DrawProcess {
  private child: ChildProcess | null = null;
  private known = new Set<string>();
  private readonly queue: Job[] = [];
  private job: Job | null = null;
  private timer: NodeJS.Timeout | undefined;
  private look: NodeJS.Timeout | undefined;
  private deaths: number[] = [];
  private isClosed = false;
  /** Starts it without network and parent; undefined until the system was asked, null where it cannot. */
  private through: readonly string[] | null | undefined;
  private readonly asked: Promise<readonly string[] | null>;

  constructor(private readonly limits: DrawLimits = LIMITS) {
    this.asked = closedOff().then((through) => (this.through = through));
  }

  /** Tells if a page can reach neither network nor service, even where it escapes from its context. */
  async isClosedOff(): Promise<boolean> {
    return (await this.asked) !== null;
  }

  /** @throws Error that says why the page is not drawn */
  draw(code: PageCode, request: DrawRequest): Promise<Drawing> {
    return new Promise((resolve, reject) => {
      if (this.isClosed || this.queue.length >= this.limits.waiting)
        return reject(new Error('too many pages wait to be drawn'));
      if (this.isResting())
        return reject(new Error('the process that draws was ended three times in a minute'));
      this.queue.push({
        code,
        request,
        finish: (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)),
      });
      return this.next();
    });
  }

  close(): void {
    this.isClosed = true;
    this.end(new Error('the service stops'));
    for (const job of this.queue.splice(0)) job.finish(new Error('the service stops'));
  }

  /** True for a minute after three deaths. */
  isResting(): boolean {
    this.deaths = this.deaths.filter((at) => at > performance.now() - MINUTE);
    return this.deaths.length >= MOST_DEATHS;
  }

  private next(): void {
    if (this.job !== null || this.isClosed) return;
    if (this.through === undefined) {
      void this.asked.then(() => this.next());
      return;
    }
    const job = this.queue.shift();
    if (job === undefined) return;
    this.job = job;
    const child = (this.child ??= this.start());
    const { key } = job.code;
    const isFirst = !this.known.has(key);
    this.known.add(key);
    child.send({ ...(isFirst ? job.code : { key }), options: job.request });
    const time = isFirst ? this.limits.firstTime : this.limits.time;
    this.timer = setTimeout(() => this.die(new Error(TOO_LONG)), time * BY_THE_CLOCK);
    const before = this.taken(child);
    this.look = setInterval(() => void this.lookAt(child, job, before, time), LOOK);
  }

  private start(): ChildProcess {
    const flags = [
      '--permission',
      `--allow-fs-read=${SCRIPT}`,
      '--disallow-code-generation-from-strings',
      '--max-old-space-size=128',
    ];
    const [command = process.execPath, ...more] = [
      ...(this.through ?? []),
      process.execPath,
      ...flags,
      SCRIPT,
    ];
    const child = spawn(command, more, {
      env: { TZ: 'Africa/Johannesburg', LANG: 'en_ZA.UTF-8' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.known = new Set();
    child.on('message', (reply: Reply) => this.take(child, reply));
    const gone = (): void => {
      if (this.child === child) this.die(new Error('the process that draws has ended'));
    };
    child.on('error', gone);
    child.on('exit', gone);
    // Never keeps the service running: it ends itself once the service is gone.
    child.unref();
    child.channel?.unref();
    return child;
  }

  private async taken({ pid }: ChildProcess): ReturnType<typeof taken> {
    return taken(this.through === null ? pid : await startedThrough(pid));
  }

  private take(child: ChildProcess, reply: Reply): void {
    const { job } = this;
    if (this.child !== child || job === null) return;
    this.settle();
    if ('isUnknown' in reply) {
      // Was dropped for others: comes with its code again.
      this.known.delete(job.code.key);
      this.queue.unshift(job);
    } else job.finish('fault' in reply ? new Error(reply.fault) : reply);
    this.next();
  }

  private settle(): void {
    clearTimeout(this.timer);
    clearInterval(this.look);
    this.job = null;
  }

  private async lookAt(
    child: ChildProcess,
    job: Job,
    began: ReturnType<typeof taken>,
    time: number,
  ): Promise<void> {
    const [before, now] = await Promise.all([began, this.taken(child)]);
    if (before === null || now === null || this.child !== child || this.job !== job) return;
    if (now.memory > this.limits.memory) this.die(new Error('the page takes too much memory'));
    else if (now.time - before.time > time) this.die(new Error(TOO_LONG));
  }

  private die(reason: Error): void {
    this.deaths.push(performance.now());
    this.end(reason);
    if (this.isResting()) for (const job of this.queue.splice(0)) job.finish(reason);
    this.next();
  }

  private end(reason: Error): void {
    const { child, job } = this;
    this.child = null;
    this.settle();
    child?.kill('SIGKILL');
    job?.finish(reason);
  }
}
