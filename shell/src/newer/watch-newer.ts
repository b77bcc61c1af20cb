import type { Registry } from '@phila/contract/remote';
import { notify, store } from '@phila/platform';

/** Milliseconds between checks of a visible page, and of a page that becomes visible again. */
const EACH = 30 * 60_000;
const BACK_IN_SIGHT = 5 * 60_000;
/** Milliseconds after a fault; several remotes may fail at once. */
const AFTER_A_FAULT = 10_000;
const TIME_LIMIT = 8_000;
/** Milliseconds the notice stays, long enough for busy people. */
const SHOWN = 10 * 60_000;

/** Last release announced, in any layout. */
let said = '';

/** Lists the releases that make up a page, in a fixed order. */
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
 * Reads the registry here, because using federation/registry.ts would make the first script export it. This copy is
 * only compared, never loaded.
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

/** Checks for a newer release, and announces each once. */
const ask = async (own: string, isNeeded: boolean): Promise<void> => {
  try {
    const now = made(await currentText());
    const words = `${now}\n${isNeeded}`;
    if (now === own || words === said) return;
    said = words;
    say(isNeeded);
  } catch {
    // Ignores a failure, because the next check comes later.
  }
};

/**
 * Announces a newer version of the site, checked every half hour and when the page comes back into sight. After a
 * fault of a part on an older page it asks to reload, as Retry would request files that are gone.
 * @returns a function that stops it
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
