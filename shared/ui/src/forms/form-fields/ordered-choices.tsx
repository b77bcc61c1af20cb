import { useEffect, useRef, useState } from 'react';
import { classes } from '../../layout/classes/index.ts';
import { useDragOrder } from '../../controls/drag-order/index.ts';
import type { Control } from '../form/index.ts';
import { IconButton } from '../../controls/icon-button/index.ts';
import { Menu } from '../../controls/menu/index.ts';
// Avoids the native select, because it would add a choice at each arrow key.
import Combobox from '../../controls/select/combobox.tsx';
import styles from './ordered-choices.module.css';

type Id = number | string;

interface OrderedChoicesProps {
  control: Control<unknown>;
  label: string;
  options: readonly { value: Id; label: string }[];
}

/** Takes several of many choices in an order: each is moved by its handle, its menu or keys. */
export const OrderedChoices = ({ control, label, options }: OrderedChoicesProps) => {
  const { value, onChange, ...wiring } = control;
  const ids = Array.isArray(value) ? (value as readonly Id[]) : [];
  const [said, setSaid] = useState('');
  const nameOf = (id: Id | undefined): string =>
    options.find((option) => option.value === id)?.label ?? `No. ${id ?? ''}`;
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  // Runs after every render, because the element to focus may not exist before.
  useEffect(() => {
    if (wanted.current === null) return;
    place.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  const move = (from: number, to: number) => {
    const id = ids[from];
    if (id === undefined) return;
    onChange([...ids].toSpliced(from, 1).toSpliced(to, 0, id));
    setSaid(`“${nameOf(id)}” is now ${to + 1} of ${ids.length}.`);
  };
  const remove = (at: number) => {
    const next = [...ids].toSpliced(at, 1);
    onChange(next);
    setSaid(`“${nameOf(ids[at])}” was taken out.`);
    const neighbour = next[Math.min(at, next.length - 1)];
    wanted.current = neighbour === undefined ? 'input' : `[data-choice="${neighbour}"] button`;
  };
  const { list, entry, handle } = useDragOrder(ids.length, move);
  const left = options.filter((option) => !ids.includes(option.value));
  return (
    <div ref={place} className={classes('grid gap-8')}>
      {ids.length > 0 && (
        <ol ref={list} className={classes('grid gap-8', styles.list)} aria-label={`${label} in their order`}>
          {ids.map((id, at) => (
            <li
              key={id}
              data-choice={id}
              {...entry(at, classes('row gap-4 edge rounded on-card', styles.entry))}
            >
              <IconButton
                icon="menu"
                label={`Move “${nameOf(id)}”`}
                hint="Drag, or press the arrow keys"
                {...handle(at)}
              />
              <span className={styles.name}>{nameOf(id)}</span>
              <Menu
                label={`Actions for “${nameOf(id)}”`}
                items={[
                  { text: 'Move up', disabled: at === 0, onSelect: () => move(at, at - 1) },
                  { text: 'Move down', disabled: at === ids.length - 1, onSelect: () => move(at, at + 1) },
                  { text: 'Take out', tone: 'danger', onSelect: () => remove(at) },
                ]}
              />
            </li>
          ))}
        </ol>
      )}
      <Combobox<Id>
        {...wiring}
        value=""
        options={left}
        placeholder={
          left.length === 0 ? 'All are in it' : ids.length === 0 ? 'Choose the first' : 'Add another'
        }
        onChange={(chosen) => {
          if (chosen === null) return;
          onChange([...ids, chosen]);
          setSaid(`“${nameOf(chosen)}” was added as ${ids.length + 1} of ${ids.length + 1}.`);
        }}
      />
      <output className={classes('unseen')}>{said}</output>
    </div>
  );
};
