import type { CaseHolder } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { Badge, Button, classes, DialogsInPlace, IconButton, Surface } from '@phila/ui';
import { useEffect, useRef } from 'react';
import { PersonLink } from '../administrative/person-link.tsx';
import { CaseFacts } from './case-facts.tsx';
import { Holder } from './case-holder.tsx';
import styles from './cases.module.css';
import { kindWords, type WaitingCase } from './waiting-case.ts';

interface CasePaneProps {
  one: WaitingCase;
  age: string;
  holders: readonly CaseHolder[] | undefined;
  onClose: () => void;
}

/** An open case beside the queue: its facts, who has it, and its acts in place. */
export const CasePane = ({ one, age, holders, onClose }: CasePaneProps) => {
  const { kind, title, person, amount } = one;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Surface label="Case">
      <div className={classes('stack gap-16')}>
        <div className={styles.back}>
          <Button onClick={onClose}>Back to the queue</Button>
        </div>
        <div className={classes('row gap-16 between')}>
          <div className={classes('grid gap-8 grow shrink')}>
            <h2 ref={heading} tabIndex={-1} className={styles.heading}>
              {title}
            </h2>
            <div className={classes('row wrap gap-12')}>
              <Badge tone="warning">{kindWords[kind]}</Badge>
              {person !== null &&
                (person.id === null ? (
                  <span>{person.name}</span>
                ) : (
                  <PersonLink id={person.id} name={person.name} />
                ))}
              {amount !== null && <strong>{moneyText(amount)}</strong>}
              {age !== '' && <span className={classes('muted')}>{age}</span>}
            </div>
          </div>
          <div className={styles.close}>
            <IconButton icon="close" label="Close the case" onClick={onClose} />
          </div>
        </div>
        <DialogsInPlace value>
          <CaseFacts subject={one.subject} />
        </DialogsInPlace>
        <Holder one={one} holders={holders} />
      </div>
    </Surface>
  );
};
