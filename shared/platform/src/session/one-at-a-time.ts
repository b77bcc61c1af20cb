/**
 * Runs `work` in one tab at a time, by Web Locks. Plain http (a phone on a developer's network) and old browsers have
 * none; a lease in localStorage replaces them there, and may rarely let two tabs through. Tells `work` if another tab
 * held the lock before.
 */
export const oneAtATime = async <T>(name: string, work: (waited: boolean) => Promise<T>): Promise<T> => {
  // Allows for a missing API, which lib.dom does not.
  // oxlint-disable-next-line no-restricted-properties -- a lease in localStorage where there are none
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return leased(name, work);
  const first = (await locks.request(name, { ifAvailable: true }, async (lock) =>
    lock === null ? null : { value: await work(false) },
  )) as { value: T } | null;
  return first === null ? ((await locks.request(name, () => work(true))) as T) : first.value;
};

/**
 * Milliseconds: longer than a refresh may take, but short enough that a closed tab's lease does not block the others
 * for long.
 */
const LEASE = 20_000;
const SETTLE = 30;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const leased = async <T>(name: string, work: (waited: boolean) => Promise<T>): Promise<T> => {
  const key = `${name}.lease`;
  const own = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const holder = (): string | null => {
    const [id, until] = (localStorage.getItem(key) ?? '').split(' ');
    return id !== undefined && id !== '' && Number(until) > Date.now() ? id : null;
  };
  let waited = false;
  try {
    waited = holder() !== null;
    while (holder() !== own) {
      if (holder() === null) localStorage.setItem(key, `${own} ${Date.now() + LEASE}`);
      // Reads it back after a moment: of two tabs that write at once, the last one wins.
      await pause(SETTLE);
    }
  } catch {
    // Needs no lease: without storage, no other tab shares the tokens.
    return work(false);
  }
  try {
    return await work(waited);
  } finally {
    if (holder() === own) localStorage.removeItem(key);
  }
};
