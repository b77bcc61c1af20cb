import type { Town } from '@phila/contract/towns';
import { towns } from '@phila/contract/towns';
import { keepForPerson, type Kept, store } from '@phila/platform';
import { kept } from '@phila/platform/host';

const ofPerson = keepForPerson('shell.weather-town');
/** A visitor's choice belongs to no account, so it ends with the tab. */
const ofVisitor = kept('sessionStorage', 'phila.weather-town');

const place = (): Kept => (store.getState().session.person.signedIn ? ofPerson : ofVisitor);

/** The town that the person chose in place of their location; never another person's. */
export const chosenTown = (): Town | null => {
  const name = place().read();
  return towns.find((town) => town.name === name) ?? null;
};

export const rememberTown = (town: Town | null): void => {
  if (town) place().write(town.name);
  else place().remove();
};
