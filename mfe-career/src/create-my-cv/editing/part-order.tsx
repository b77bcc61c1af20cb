import { type CvPart, type CvRecords, orderOf } from '@phila/contract/cv';
import { classes, IconButton, Unseen } from '@phila/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './part-order.module.css';
import { partName } from './section-names.ts';

interface PartOrderProps {
  order: readonly CvPart[];
  ownSections: CvRecords['ownSections'];
  onChange: (order: CvPart[]) => void;
}

/** The parts of a CV in their order, each moved up or down by a button. */
export const PartOrder = ({ order, ownSections, onChange }: PartOrderProps) => {
  const parts = orderOf(order, ownSections);
  const nameOf = (part: CvPart): string => partName(part, ownSections);
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ part: CvPart; by: -1 | 1 } | null>(null);
  const place = moved === null ? -1 : parts.indexOf(moved.part);

  // React moves the row's node, which loses the focus. At an end of the list the pressed button is disabled now.
  useLayoutEffect(() => {
    if (moved === null) return;
    const row = list.current?.children[place];
    const [up, down] = row?.querySelectorAll('button') ?? [];
    const same = moved.by === -1 ? up : down;
    const other = moved.by === -1 ? down : up;
    (same?.disabled === true ? other : same)?.focus({ preventScroll: true });
  }, [moved, place]);

  const move = (part: CvPart, by: -1 | 1): void => {
    const from = parts.indexOf(part);
    const next = parts.filter((one) => one !== part);
    next.splice(from + by, 0, part);
    setMoved({ part, by });
    onChange(next);
  };

  return (
    <div>
      <ol ref={list} aria-label="Order of the parts">
        {parts.map((part, index) => (
          <li key={part} className={classes('row gap-4 between', styles.part)}>
            <span>{nameOf(part)}</span>
            <span className={classes('row')}>
              <IconButton
                icon="up"
                size={18}
                label={`Move ${nameOf(part)} up`}
                disabled={index === 0}
                onClick={() => move(part, -1)}
              />
              <IconButton
                icon="up"
                size={18}
                className={styles.down}
                label={`Move ${nameOf(part)} down`}
                disabled={index === parts.length - 1}
                onClick={() => move(part, 1)}
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
