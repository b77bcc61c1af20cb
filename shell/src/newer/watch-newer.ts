import type { Registry, SiteRegistry } from '@phila/contract/remote';
import { notify, store } from '@phila/platform';
import { loadNextPage, onPlaceChange, own as ownFunctions } from '@phila/platform/host';
import { withdraw } from '../left-out/left-out.ts';
import { joinRollouts } from './join-rollouts.ts';

/** Milliseconds between checks of a visible page, and of one that the person goes on from or comes back to. */
const EACH = 5 * 60_000;
const AT_A_STEP = 60_000;
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
      ? 'Save your changes, then reload: the new version has the missing part.'
      : 'You get it with the next page you open. To get it now, save your changes and reload.',
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
  const response = await ownFunctions().fetch('/registry.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  return response.text();
};

/** Names the page's remotes that the site no longer has. */
const missing = (text: string): string[] => {
  const { remotes } = JSON.parse(text) as Registry;
  const own = JSON.parse(inlineText()) as Registry;
  return own.remotes.map(({ name }) => name).filter((name) => !remotes.some((one) => one.name === name));
};

/** Tells if some release of the page is served no more. */
const isPurged = (text: string): boolean => {
  const { purged = [] } = JSON.parse(text) as SiteRegistry;
  const { shell, remotes } = JSON.parse(inlineText()) as Registry;
  return purged.some((one) => one === shell || remotes.some(({ base }) => base === one));
};

/** Checks for a newer set of releases. Announces each once, and has the next page come with it. */
const ask = async (registry: Registry, own: string, isFaulty: boolean): Promise<void> => {
  try {
    const text = await currentText();
    const isNeeded = isFaulty || isPurged(text);
    const now = made(text);
    withdraw(registry, missing(text));
    // Asks about unsaved changes first, as the browser does before any page is left (ui: useLeaveWarning).
    loadNextPage(now === own ? null : (path) => window.location.assign(path));
    const words = `${now}\n${isNeeded}`;
    if (now === own || words === said) return;
    said = words;
    say(isNeeded);
  } catch {
    // Ignores a failure, because the next check comes later.
  }
};

/**
 * Follows the site's set of releases, checked every five minutes, when the person goes to another page, and when the page
 * comes back into sight. The next page comes with a newer set, whole; a withdrawn remote is hidden at once. After a fault
 * of a part on an older page it asks to reload, as Retry would request files that are gone.
 * @param registry of the open page
 * @returns a function that stops it
 */
export const watchNewer = (registry: Registry): (() => void) => {
  const own = inlineText() === '' ? '' : made(inlineText());
  let asked = Date.now();
  const askAfter = (pause: number, isNeeded = false): void => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < pause) return;
    asked = Date.now();
    void ask(registry, own, isNeeded);
  };
  const timer = setInterval(() => askAfter(EACH), AT_A_STEP);
  const comeBack = (): void => askAfter(AT_A_STEP);
  const endSteps = onPlaceChange(comeBack);
  const endJoining = joinRollouts(registry);
  document.addEventListener('visibilitychange', comeBack);
  let { faults } = store.getState();
  const unsubscribe = store.subscribe(() => {
    const before = faults;
    ({ faults } = store.getState());
    if (Object.keys(faults).some((name) => !(name in before))) askAfter(AFTER_A_FAULT, true);
  });
  return () => {
    clearInterval(timer);
    endSteps();
    endJoining();
    document.removeEventListener('visibilitychange', comeBack);
    unsubscribe();
  };
};
