import type { Registry } from '@phila/contract/remote';
import { notify, store } from '@phila/platform';

/** How long a page goes without asking again, in milliseconds: a page that stays in sight, and one that comes back to it. */
const EACH = 30 * 60_000;
const BACK_IN_SIGHT = 5 * 60_000;
/** After a fault, which several remotes may have at once. */
const AFTER_A_FAULT = 10_000;
const TIME_LIMIT = 8_000;
/** A notice that one may be too busy for at first. */
const SHOWN = 10 * 60_000;

/** The last release announced, in any layout. */
let said = '';

/** Names the releases that the page would be made of, in a fixed order. */
const made = (text: string): string => {
  const { platform, shell = '', remotes } = JSON.parse(text) as Registry;
  return [platform, shell, ...remotes.map(({ name, base }) => `${name} ${base}`).toSorted()].join('\n');
};

const reload = (): void => window.location.reload();

const say = (isNeeded: boolean): void =>
  notify({
    severity: isNeeded ? 'warning' : 'info',
    text: isNeeded ? 'This page is from an older version.' : 'A newer version of the site is ready.',
    detail: isNeeded
      ? 'Please reload: what is missing comes with the new one. Save what you typed first.'
      : 'Reload the page to get it. Save what you typed first.',
    about: 'newer version',
    hideAfter: SHOWN,
    action: { text: 'Reload', onPress: reload },
  });

/*
 * Read here, not by federation/registry.ts: the first script would have to hand it out, and what is asked for here is
 * compared, never loaded.
 */
const inlineText = (): string => document.getElementById('registry')?.textContent ?? '';
const currentText = async (): Promise<string> => {
  const response = await fetch('/registry.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  return response.text();
};

/** Asks whether the site was released again since the page was loaded, and says so once for each release. */
const ask = async (own: string, isNeeded: boolean): Promise<void> => {
  try {
    const now = made(await currentText());
    const words = `${now}\n${isNeeded}`;
    if (now === own || words === said) return;
    said = words;
    say(isNeeded);
  } catch {
    // Without a connection nothing is newer; it is asked again.
  }
};

/**
 * Says that a newer version of the site is there: seen each half hour, and when the page comes back into sight. Where a
 * part of the page could not be shown and the page is of an older version, it says to reload: another try would ask for
 * what is no more.
 * @returns ends it
 */
export const watchNewer = (): (() => void) => {
  const own = inlineText() === '' ? '' : made(inlineText());
  let asked = Date.now();
  const askAfter = (pause: number, isNeeded = false): void => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < pause) return;
    asked = Date.now();
    void ask(own, isNeeded);
  };
  const timer = setInterval(() => askAfter(EACH), BACK_IN_SIGHT);
  const comeBack = (): void => askAfter(BACK_IN_SIGHT);
  document.addEventListener('visibilitychange', comeBack);
  let { faults } = store.getState();
  const unsubscribe = store.subscribe(() => {
    const before = faults;
    ({ faults } = store.getState());
    if (Object.keys(faults).some((name) => !(name in before))) askAfter(AFTER_A_FAULT, true);
  });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', comeBack);
    unsubscribe();
  };
};
