import { shortCv } from '../testing/specimens.ts';
import { createCvPreview, type CvPreview, type CvPreviewState } from './client.ts';
import type { Answer, Ask } from './protocol.ts';

/** Worker that records requests and answers on command. */
class FakeWorker extends EventTarget {
  readonly asked: Ask[] = [];
  isEnded = false;

  postMessage(ask: Ask): void {
    this.asked.push(ask);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(answer: Answer): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
}

let workers: FakeWorker[];
let states: CvPreviewState[];
let layouts: number[];
let shown: number[];
let closed: number;
let preview: CvPreview;

const newest = (): FakeWorker => {
  const worker = workers.at(-1);
  if (worker === undefined) throw new Error('No worker was started');
  return worker;
};

/** Bitmap with the properties that the preview uses. */
const bitmap = () => ({ width: 1, height: 1, close: () => void (closed += 1) }) as ImageBitmap;

/** Polls until a condition holds; the preview's pauses use the real clock. */
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds())
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
};

/** Collects timers for the test to run. */
const holdTimers = () => {
  const { setTimeout: own } = globalThis;
  const held: { run: () => void; wait: number | undefined }[] = [];
  // Fakes only the properties that the preview uses.
  globalThis.setTimeout = ((run: () => void, wait?: number) =>
    held.push({ run, wait })) as unknown as typeof setTimeout;
  return {
    held,
    letGo: () => {
      globalThis.setTimeout = own;
    },
  };
};

beforeEach(() => {
  [workers, states, layouts, shown, closed] = [[], [], [], [], 0];
  preview = createCvPreview({
    startWorker: () => {
      workers.push(new FakeWorker());
      // Fakes only the properties that the preview uses.
      return newest() as unknown as Worker;
    },
    onState: (state) => states.push(state),
    onLayout: ({ pages }) => layouts.push(pages),
    onPage: (page) => shown.push(page),
  });
});
afterEach(() => preview.close());

const cv = shortCv(0);
const view = { visible: 2, width: 595.28 * 2 };

test('the worker starts at once, and draws the newest text alone', async () => {
  expect(workers).toHaveLength(1);
  newest().say({ kind: 'progress', done: 1, of: 3 });
  preview.show(shortCv(30), view);
  preview.show(cv, view);
  newest().say({ kind: 'ready' });
  await until(() => newest().asked.some((ask) => ask.document.template === 0));
  const last = newest().asked.at(-1);
  expect(last).toMatchObject({ kind: 'draw', visible: 2, scale: 2 });
  expect(states).toEqual([{ status: 'starting', done: 1, of: 3 }, { status: 'ready' }]);
});

test('pages of older text are let go', async () => {
  newest().say({ kind: 'ready' });
  preview.show(cv, view);
  await until(() => newest().asked.length === 1);
  preview.show(cv, view);
  await until(() => newest().asked.length === 2);
  const [older, newer] = newest().asked.map(({ id }) => id);
  newest().say({ kind: 'layout', id: older ?? 0, pages: 9, unreadable: [] });
  newest().say({ kind: 'page', id: older ?? 0, page: 1, bitmap: bitmap() });
  newest().say({ kind: 'layout', id: newer ?? 0, pages: 1, unreadable: [] });
  newest().say({ kind: 'page', id: newer ?? 0, page: 1, bitmap: bitmap() });
  expect({ layouts, shown, closed }).toEqual({ layouts: [1], shown: [1], closed: 1 });
});

test('a worker that breaks down is replaced and asked again; the second time it is said', async () => {
  newest().say({ kind: 'ready' });
  preview.show(cv, view);
  await until(() => newest().asked.length === 1);
  newest().say({ kind: 'broken' });
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  newest().say({ kind: 'ready' });
  expect(newest().asked).toHaveLength(1);
  newest().dispatchEvent(new Event('error'));
  expect(states.at(-1)).toEqual({
    status: 'failed',
    message: 'We could not draw your CV. Please try again.',
  });
  preview.retry();
  expect(workers).toHaveLength(3);
});

test('a worker that hangs is ended after five seconds', () => {
  newest().say({ kind: 'ready' });
  const { held, letGo } = holdTimers();
  try {
    preview.show(cv, view);
    held[0]?.run();
    expect(newest().asked).toHaveLength(1);
    expect(held.map(({ wait }) => wait)).toEqual([80, 5_000]);
    expect(workers).toHaveLength(1);
    held[1]?.run();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  } finally {
    letGo();
  }
});

test('a file comes, also when the worker had to be replaced, or the reason', async () => {
  const made = preview.file(cv);
  newest().say({ kind: 'ready' });
  newest().say({ kind: 'broken' });
  newest().say({ kind: 'ready' });
  const [ask] = newest().asked;
  newest().say({ kind: 'file', id: ask?.id ?? 0, file: new Uint8Array([37]), unreadable: ['李'] });
  expect(await made).toEqual({ file: new Uint8Array([37]), unreadable: ['李'] });
  const refused = preview.file(cv);
  newest().say({ kind: 'refused', id: newest().asked.at(-1)?.id ?? 0, message: 'Too long.' });
  await expect(refused).rejects.toThrow('Too long.');
});

test('after two hundred drawings another worker takes over, without a change of state', async () => {
  newest().say({ kind: 'ready' });
  preview.show(cv, view);
  await until(() => newest().asked.length === 1);
  const [first] = workers;
  for (let drawn = 1; drawn <= 200; drawn += 1) {
    expect(workers).toHaveLength(1);
    first?.say({ kind: 'drawn', id: first.asked.at(-1)?.id ?? 0 });
    if (drawn < 200) preview.retry();
  }
  expect(workers).toHaveLength(2);
  const before = states.length;
  newest().say({ kind: 'progress', done: 1, of: 3 });
  expect(states).toHaveLength(before);
});

test('remaining workers are ended, with their files', async () => {
  const made = preview.file(cv);
  preview.close();
  await expect(made).rejects.toThrow('The page was left.');
  expect(newest().isEnded).toBe(true);
});
