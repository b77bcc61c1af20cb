import type { AnyRowsField, Loose } from '@phila/contract/fields';
import { ARRAY_ERROR, getIn } from 'final-form';
import { useContext, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useField, useForm } from 'react-final-form';
import { Live, liveSubscription } from '../form/index.ts';
import { keepRegistered } from './keep-registered.ts';

/** Makes a key for each row, so that controls keep their entries when an earlier row goes. */
let lastKey = 0;
const newKey = (): string => {
  lastKey += 1;
  return `row ${lastKey}`;
};

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? []) === JSON.stringify(other ?? []);

interface Removed {
  row: Loose;
  key: string;
  at: number;
}

/**
 * Adds and removes rows of a list in a form, and restores the row removed last. Redraws rows only when their number
 * changes, not at a keystroke.
 */
export const useFormRows = (
  name: string,
  field: AnyRowsField,
  place: RefObject<HTMLElement | null>,
): {
  /** The rows' keys, in order. */
  keys: readonly string[];
  /** The error of the list as a whole. */
  error: string | undefined;
  removed: Removed | null;
  add: () => void;
  remove: (at: number) => void;
  /** Moves a row up (-1) or down (1). */
  move: (at: number, by: -1 | 1) => void;
  undo: () => void;
  /** Drops the removed row, so that it cannot be restored. */
  forget: () => void;
} => {
  const form = useForm();
  const { meta } = useField<FormRows>(name, {
    subscription: {
      length: true,
      ...(useContext(Live) ? liveSubscription : {}),
      submitError: true,
      dirtySinceLastSubmit: true,
    },
    isEqual: isSame,
  });
  const length = meta.length ?? 0;
  const { fields } = field;
  // Runs before the rows' controls register themselves in an effect.
  useLayoutEffect(() => {
    keepRegistered(form, name);
    for (let at = 0; at < length; at += 1)
      for (const part of Object.keys(fields)) keepRegistered(form, `${name}.${at}.${part}`);
  }, [form, name, fields, length]);
  const [made, setMade] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<Removed | null>(null);
  // Gives keys to rows that came from elsewhere.
  const keys = Array.from({ length }, (_, at) => made[at] ?? `at ${at}`);

  const wanted = useRef<string | null>(null);
  // Runs after every render, because the element to focus may not exist before.
  useEffect(() => {
    if (wanted.current === null) return;
    const target = place.current?.querySelector<HTMLElement>(wanted.current);
    wanted.current = null;
    target?.focus();
  });

  const rowsNow = (): Loose[] => [...((getIn(form.getState().values, name) as Loose[] | undefined) ?? [])];
  const change = (rows: Loose[], nextKeys: readonly string[], focus: string): void => {
    // Changes nothing while the form is sent: the screen shows the values sent.
    if (form.getState().submitting) return;
    form.change(name, rows);
    form.blur(name);
    setMade(nextKeys);
    wanted.current = focus;
  };

  const add = () => {
    setRemoved(null);
    change([...rowsNow(), field.toForm([{}])[0] ?? {}], [...keys, newKey()], firstControl(length));
  };
  const remove = (at: number) => {
    const rows = rowsNow();
    const row = rows[at];
    if (row === undefined || form.getState().submitting) return;
    setRemoved({ row, key: keys[at] ?? newKey(), at });
    change(rows.toSpliced(at, 1), keys.toSpliced(at, 1), '[data-undo] button');
  };
  const move = (at: number, by: -1 | 1) => {
    const rows = rowsNow();
    const to = at + by;
    const [row, key] = [rows[at], keys[at]];
    if (row === undefined || key === undefined || to < 0 || to >= rows.length) return;
    setRemoved(null);
    const isAtEnd = to === (by === -1 ? 0 : rows.length - 1);
    const wanted = isAtEnd ? -by : by;
    change(
      rows.toSpliced(at, 1).toSpliced(to, 0, row),
      keys.toSpliced(at, 1).toSpliced(to, 0, key),
      `[data-row="${to}"] [data-move="${wanted}"]`,
    );
  };
  const undo = () => {
    if (removed === null) return;
    const { row, key, at } = removed;
    setRemoved(null);
    change(rowsNow().toSpliced(at, 0, row), keys.toSpliced(at, 0, key), firstControl(at));
  };

  const refused: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  return {
    keys,
    error: messageIn(refused) ?? (meta.touched ? messageIn(meta.error) : undefined),
    removed,
    add,
    remove,
    move,
    undo,
    forget: () => setRemoved(null),
  };
};

/** The value of a list in a form. */
type FormRows = readonly Loose[];

/** Selects the first control of a row. */
const firstControl = (at: number): string =>
  `[data-row="${at}"] [data-controls] :is(input, select, textarea, button)`;

/** Finds the list's own error: final-form stores it beside the errors of its rows. */
const messageIn = (error: unknown): string | undefined => {
  const own: unknown = Array.isArray(error) ? (error as { [ARRAY_ERROR]?: unknown })[ARRAY_ERROR] : error;
  return typeof own === 'string' ? own : undefined;
};
