import type { NetWorth } from '@phila/contract/calls';
import { placeOf } from './places.ts';

/** Something worth doing, with its reason from what is known. */
export interface Doing {
  what: string;
  because: string;
  to: string;
}

const HOME = 1;
const BOND = 1;

/**
 * Lists acts worth doing, by the records alone.
 * @param hasWill undefined while it is not known
 */
export const worthDoing = ({ lines }: Pick<NetWorth, 'lines'>, hasWill: boolean | undefined): Doing[] => {
  const held = lines.filter(({ endedOn }) => endedOn === null);
  const homes = held.filter(({ of, kind }) => of === 'asset' && kind === HOME);
  const bond = held.find(
    ({ of, id, kind, value }) =>
      ((of === 'loan' && kind === BOND) || (of === 'calculation' && id === 'mortgage')) && (value ?? 0) > 0,
  );
  const [uninsured] = homes.filter(({ policy }) => policy === null);
  const old = held.filter(({ isOld }) => isOld);
  const [unvalued] = held.filter(({ value, whole }) => value === null && whole === null);
  const all: (Doing | false | undefined)[] = [
    homes.length === 0 &&
      bond !== undefined && {
        what: 'Add the home behind your bond',
        because: 'the bond counts, and what it paid for does not yet',
        to: '/wealth/financial-products/assets#add',
      },
    homes.length > 0 &&
      hasWill === false && {
        what: 'A will',
        because: 'you own a home and have none',
        to: '/wealth/financial-products/will',
      },
    uninsured && {
      what: `Say what insures ${uninsured.name}`,
      because: 'no policy is linked to it',
      to: placeOf(uninsured),
    },
    unvalued && {
      what: `Say what ${unvalued.name} is worth`,
      because: 'it does not count until then',
      to: placeOf(unvalued),
    },
    old.length > 0 && {
      what: old.length === 1 ? `Check the value of ${old[0]?.name ?? ''}` : `Check ${old.length} values`,
      because: old.length === 1 ? 'it is older than six months' : 'they are older than six months',
      to: '#values',
    },
  ];
  return all.filter((one) => typeof one === 'object');
};
