/**
 * Runs `work` in one tab at a time. Web Locks where the browser has them; they are missing on plain http (a phone on a
 * developer's network) and in old browsers: there a lease in localStorage does it, which may rarely let two through.
 * `work` is told whether another tab was at it before.
 */
export const oneAtATime = async <T>(name: string, work: (waited: boolean) => Promise<T>): Promise<T> => {
  // lib.dom says they are always there.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return leased(name, work);
  const first = (await locks.request(name, { ifAvailable: true }, async (lock) =>
    lock === null ? null : { value: await work(false) },
  )) as { value: T } | null;
  return first === null ? ((await locks.request(name, () => work(true))) as T) : first.value;
};

/** Longer than a refresh may take, so that a closed tab's lease does not block the others for long. */
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
      // Two tabs may write at once; the last one is found there a moment later.
      await pause(SETTLE);
    }
  } catch {
    // No storage: then no other tab shares the tokens either.
    return work(false);
  }
  try {
    return await work(waited);
  } finally {
    if (holder() === own) localStorage.removeItem(key);
  }
};
