import { Silence, withinSilence } from './within-silence.ts';

const never = new Promise<never>(() => undefined);
const FILE = 'http://localhost/remotes/details/1.0.0/page.js';

/** Hands out a byte of the file at each call. */
let send: () => void;
const fetched = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = `<script src="${FILE}"></script>`;
  Reflect.set(performance, 'getEntriesByName', () => []);
  fetched.mockReset().mockImplementation(async () => ({
    body: {
      getReader: () => ({
        read: () =>
          new Promise((resolve) => {
            send = () => resolve({ done: false });
          }),
      }),
    },
  }));
  globalThis.fetch = fetched;
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

it('gives up after eight seconds without a byte, and leaves no timer behind', async () => {
  globalThis.fetch = jest.fn(() => never);
  await Promise.all([expect(withinSilence(never, 8_000)).rejects.toBeInstanceOf(Silence), pass(8_000)]);
  expect(jest.getTimerCount()).toBe(0);
});

it('waits for a slow line as long as bytes come, and reads each file along once', async () => {
  const failed = jest.fn();
  const waiting = withinSilence(never, 8_000).catch(failed);
  await pass(4_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  for (let time = 0; time < 5; time += 1) {
    await pass(6_000);
    send();
    await pass(0);
  }
  expect(failed).not.toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledTimes(1);
  await pass(8_000);
  await waiting;
  expect(failed).toHaveBeenCalledWith(new Silence('Nothing came within 8 seconds'));
});

it('asks for nothing while files come as they should', async () => {
  await expect(withinSilence(Promise.resolve('page'), 8_000)).resolves.toBe('page');
  await pass(10_000);
  expect(fetched).not.toHaveBeenCalled();
});

it('does not read along what has come', async () => {
  Reflect.set(performance, 'getEntriesByName', () => [{}]);
  await Promise.all([expect(withinSilence(never, 8_000)).rejects.toThrow('Nothing came'), pass(8_000)]);
  expect(fetched).not.toHaveBeenCalled();
});
