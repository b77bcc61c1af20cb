import type { AnyResource } from '@phila/contract/resources';
import { NARROWEST_COLUMN, WIDEST_COLUMN } from '@phila/contract/calls';
import { useMemo, useState } from 'react';
import { everyColumn, usualColumns } from './resource-cell.ts';
import type { Column } from '../../lists/record-list/index.ts';
import type { ListChoices, SavedView } from './use-list-choices.ts';

export interface ChosenColumns {
  /** The columns shown, in the order of the form after the row's name; the name is always shown. */
  columns: readonly Column[];
  /** The columns' names, as saved. */
  names: readonly string[];
  isShown: (name: string) => boolean;
  toggle: (name: string) => void;
  isDense: boolean;
  setDense: (isDense: boolean) => void;
  /** The chosen widths in pixels; columns without one fit their texts. */
  widths: Readonly<Record<string, number>>;
  /** Sets a column's width; null fits it to its texts. */
  setWidth: (name: string, width: number | null) => void;
  resetWidths: () => void;
}

/**
 * Gives the person's choice of a list's columns and density. An open view has its own columns: a change of them lasts
 * until the view is left or saved.
 */
export const useChosenColumns = (
  resource: AnyResource,
  choices: ListChoices,
  view: SavedView | null,
): ChosenColumns => {
  const [adjusted, setAdjusted] = useState<{ viewId: string; names: string[] } | null>(null);
  const own = choices.columns ?? usualColumns(resource);
  const names =
    view === null || view.columns === null
      ? own
      : adjusted?.viewId === view.id
        ? adjusted.names
        : view.columns;
  const all = useMemo(() => everyColumn(resource), [resource]);
  const isShown = (name: string) => name === resource.named || names.includes(name);
  const shown = all.filter(({ name }) => isShown(name));
  return {
    // Puts the name first, so that it stays in sight while the others scroll.
    columns: shown.toSorted(
      (one, other) => Number(other.name === resource.named) - Number(one.name === resource.named),
    ),
    names,
    isShown,
    toggle: (name) => {
      const next = names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
      if (view === null || view.columns === null) choices.choose({ columns: next });
      else setAdjusted({ viewId: view.id, names: next });
    },
    isDense: choices.isDense,
    setDense: (isDense) => choices.choose({ isDense }),
    widths: choices.widths,
    resetWidths: () => choices.choose({ widths: {} }),
    setWidth: (name, width) => {
      const { [name]: _before, ...others } = choices.widths;
      choices.choose({
        widths:
          width === null
            ? others
            : { ...others, [name]: Math.round(Math.min(WIDEST_COLUMN, Math.max(NARROWEST_COLUMN, width))) },
      });
    },
  };
};
