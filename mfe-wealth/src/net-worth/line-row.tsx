import type { NetWorthLine } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { classes, Icon, Money } from '@phila/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { lineWords } from './line-words.ts';
import { LittleLine } from './little-line.tsx';
import styles from './net-worth.module.css';
import { placeOf } from './places.ts';
import { ValueForm } from './value-form.tsx';

interface LineRowProps {
  line: NetWorthLine;
  lines: readonly NetWorthLine[];
}

/** Something owned or owed; unfolds in place to its value, its line over time and its whole record. */
export const LineRow = ({ line, lines }: LineRowProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { of, name, isOwed, value, isOld, endedOn } = line;
  const [earliest] = line.values.filter((one) => one !== null);
  return (
    <li className={classes('rule-below')}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={classes('full from-start no-edge no-ground', styles.row)}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.what}>
          <span className={classes('block medium anywhere')}>{name}</span>
          <span className={classes('block small', isOld ? 'warning' : 'muted')}>
            {lineWords(line, lines).join(' · ')}
          </span>
        </span>
        <span className={classes('row gap-8 nowrap')}>
          <span className={classes(endedOn === null ? 'medium' : 'muted')}>
            {isOwed && value !== null && value > 0 ? '−\u202f' : ''}
            <Money value={value} />
          </span>
          <Icon name="chevron" size={16} />
        </span>
      </button>
      <div id={id}>
        {isOpen && (
          <div className={classes('stack gap-12 pad-y-12')}>
            {of !== 'calculation' && <ValueForm line={line} of={of} key={`${line.whole} ${line.day}`} />}
            {line.values.length > 1 && earliest !== undefined && value !== null && earliest !== value && (
              <p className={classes('row wrap gap-12 small muted')}>
                <LittleLine values={line.values} />
                <span>
                  From {moneyText(earliest)} to {moneyText(value)}
                </span>
              </p>
            )}
            <p>
              <Link to={placeOf(line)}>
                {of === 'calculation' ? 'Open the calculation' : 'All about it'}
                <span className={classes('unseen')}>: {name}</span>
              </Link>
            </p>
          </div>
        )}
      </div>
    </li>
  );
};
