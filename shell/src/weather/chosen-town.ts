import type { Town } from '@phila/contract/towns';
import { towns } from '@phila/contract/towns';
import { keepForPerson, type StorageItem, store } from '@phila/platform';
import { storageItem } from '@phila/platform/host';

const ofPerson = keepForPerson('shell.weather-town');
/** Storage of a visitor's choice. Ends with the tab, because it belongs to no account. */
const ofVisitor = storageItem('sessionStorage', 'phila.weather-town');

const place = (): StorageItem => (store.getState().session.person.signedIn ? ofPerson : ofVisitor);

/** Town that this person chose instead of their location. */
export const chosenTown = (): Town | null => {
  const name = place().read();
  return towns.find((town) => town.name === name) ?? null;
};

export const rememberTown = (town: Town | null): void => {
  if (town) place().write(town.name);
  else place().remove();
};
