import { own } from '../own/own.ts';

/** Thrown where a line brought nothing for too long. */
export class Silence extends Error {}

const addressOf = (element: HTMLScriptElement | HTMLLinkElement): string =>
  element instanceof HTMLLinkElement ? element.href : element.src;

/** Addresses of the scripts and styles that the page has asked for and not yet got. */
const underWay = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]')]
    .map(addressOf)
    .filter((address) => performance.getEntriesByName(address, 'resource').length === 0);

/** Reads a file beside the element that waits for it: the browser's cache fetches it once for both. */
const follow = async (address: string, hear: () => void, signal: AbortSignal): Promise<void> => {
  const { body } = await own().fetch(address, { signal });
  hear();
  if (body === null) return;
  const reader = body.getReader();
  while (!(await reader.read()).done) hear();
};

/**
 * Resolves as `work` does, which loads scripts and styles, or rejects with {@link Silence} once no byte of theirs has
 * come for so many milliseconds: a slow line takes as long as it needs. An element says nothing of its bytes, so files
 * still under way after half of the time are read along.
 */
export const withinSilence = async <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  const end = new AbortController();
  const followed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (then: () => void): void => {
    clearTimeout(timer);
    if (!end.signal.aborted) timer = setTimeout(then, milliseconds / 2);
  };
  const silent = new Promise<never>((_, reject) => {
    const fail = (): void => reject(new Silence(`Nothing came within ${milliseconds / 1_000} seconds`));
    const look = (): void => {
      wait(fail);
      for (const address of underWay()) {
        if (followed.has(address)) continue;
        followed.add(address);
        // Leaves failures to the element.
        follow(address, hear, end.signal).catch(() => undefined);
      }
    };
    const hear = (): void => wait(look);
    hear();
  });
  try {
    return await Promise.race([work, silent]);
  } finally {
    end.abort();
    clearTimeout(timer);
  }
};
