import type { Town } from '@phila/contract/towns';
import { towns } from '@phila/contract/towns';

const KEY = 'phila.weather-town';

/** The town that the person chose in place of their location; kept on this device alone. */
export const chosenTown = (): Town | null => {
  try {
    const name = window.localStorage.getItem(KEY);
    return towns.find((town) => town.name === name) ?? null;
  } catch {
    // Storage may be forbidden: nothing is remembered then.
    return null;
  }
};

export const rememberTown = (town: Town | null): void => {
  try {
    if (town) window.localStorage.setItem(KEY, town.name);
    else window.localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
};
