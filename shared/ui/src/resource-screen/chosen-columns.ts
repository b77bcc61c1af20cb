import type { AnyResource } from '@phila/contract/resources';
import { keepForPerson } from '@phila/platform';
import { useMemo, useState } from 'react';
import { everyColumn, usualColumns } from './resource-cell.ts';
import type { Column } from '../record-list/index.ts';

export interface ChosenColumns {
  /** Those that are shown, in the order of the form; the name of a row is always one of them. */
  columns: readonly Column[];
  isShown: (name: string) => boolean;
  toggle: (name: string) => void;
  isDense: boolean;
  setDense: (isDense: boolean) => void;
}

interface Kept {
  columns: string[];
  isDense: boolean;
}

const keptIn = (text: string | null): Partial<Kept> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

/** Which columns a list has and how close its rows are, as the person chose last; kept until they sign out. */
export const useChosenColumns = (resource: AnyResource): ChosenColumns => {
  const kept = useMemo(() => keepForPerson(`admin.columns.${resource.name}`), [resource]);
  const [{ columns: names = usualColumns(resource), isDense = false }, setChosen] = useState(() =>
    keptIn(kept.read()),
  );
  const choose = (to: Kept) => {
    kept.write(JSON.stringify(to));
    setChosen(to);
  };
  const all = useMemo(() => everyColumn(resource), [resource]);
  const isShown = (name: string) => name === resource.named || names.includes(name);
  const shown = all.filter(({ name }) => isShown(name));
  return {
    // The name leads, so that it stays in sight where a narrow window moves the others.
    columns: shown.toSorted(
      (one, other) => Number(other.name === resource.named) - Number(one.name === resource.named),
    ),
    isShown,
    toggle: (name) =>
      choose({
        columns: names.includes(name) ? names.filter((one) => one !== name) : [...names, name],
        isDense,
      }),
    isDense,
    setDense: (next) => choose({ columns: names, isDense: next }),
  };
};
