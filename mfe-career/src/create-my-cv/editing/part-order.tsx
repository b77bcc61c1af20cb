import { type CvPart, type CvRecords, orderOf } from '@phila/contract/cv';
import { classes, IconButton, Unseen, useDragOrder } from '@phila/ui';
import { useLayoutEffect, useState } from 'react';
import styles from './part-order.module.css';
import { partName } from './section-names.ts';

interface PartOrderProps {
  order: readonly CvPart[];
  ownSections: CvRecords['ownSections'];
  onChange: (order: CvPart[]) => void;
}

/** The control that moved a part and keeps focus. */
type By = 'handle' | 'up' | 'down';

/** Orders the parts of a CV: by dragging, by arrow keys on a handle, or by buttons. */
export const PartOrder = ({ order, ownSections, onChange }: PartOrderProps) => {
  const parts = orderOf(order, ownSections);
  const nameOf = (part: CvPart): string => partName(part, ownSections);
  const [moved, setMoved] = useState<{ part: CvPart; by: By } | null>(null);
  const place = moved === null ? -1 : parts.indexOf(moved.part);

  const move = (from: number, to: number, by: By): void => {
    const part = parts[from];
    if (part === undefined) return;
    const next = parts.filter((one) => one !== part);
    next.splice(to, 0, part);
    setMoved({ part, by });
    onChange(next);
  };
  const { list, entry, handle } = useDragOrder(parts.length, (from, to) => move(from, to, 'handle'));

  // Restores the focus that React loses by moving the row. At an end of the list the pressed button is disabled.
  useLayoutEffect(() => {
    if (moved === null) return;
    const [grip, up, down] = list.current?.children[place]?.querySelectorAll('button') ?? [];
    const same = { handle: grip, up, down }[moved.by];
    const other = moved.by === 'up' ? down : up;
    (same?.disabled === true ? other : same)?.focus({ preventScroll: true });
  }, [moved, place, list]);

  return (
    <div>
      <ol ref={list} aria-label="Order of the parts">
        {parts.map((part, index) => (
          <li key={part} {...entry(index, classes('row gap-4', styles.part))}>
            <IconButton
              icon="menu"
              size={18}
              label={`Move ${nameOf(part)}`}
              hint="Drag, or press the arrow keys"
              {...handle(index)}
            />
            <span className={classes('grow shrink pad-y-6 anywhere')}>{nameOf(part)}</span>
            <span className={classes('row rigid')}>
              <IconButton
                icon="up"
                size={18}
                label={`Move ${nameOf(part)} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1, 'up')}
              />
              <IconButton
                icon="up"
                size={18}
                className={styles.down}
                label={`Move ${nameOf(part)} down`}
                disabled={index === parts.length - 1}
                onClick={() => move(index, index + 1, 'down')}
              />
            </span>
          </li>
        ))}
      </ol>
      <output>
        {moved !== null && (
          <Unseen>
            {nameOf(moved.part)} is now part {place + 1} of {parts.length}
          </Unseen>
        )}
      </output>
    </div>
  );
};
