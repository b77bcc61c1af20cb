import type { Town } from '@phila/contract/towns';
import { towns } from '@phila/contract/towns';
import { keepForPerson } from '@phila/platform';

const kept = keepForPerson('shell.weather-town');

/** Town that this person chose instead of their location. */
export const chosenTown = (): Town | null => {
  const name = kept.read();
  return towns.find((town) => town.name === name) ?? null;
};

export const rememberTown = (town: Town | null): void => {
  if (town) kept.write(town.name);
  else kept.remove();
};
