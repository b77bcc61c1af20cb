import { Button, classes, Icon } from '@phila/ui';
import { useState, type ReactNode } from 'react';
import type { Reads } from '../../elsewhere/reads.ts';

/** A value found in the person's records. */
export interface FoundValue {
  /** Unique key. */
  key: string;
  label: string;
  /** Formatted amount: `R 1 200.00`. */
  text: string;
  /** Source, in words. */
  source: string;
  /** True if already in the entry. */
  isTaken: boolean;
}

interface FoundPanelProps {
  found: readonly FoundValue[];
  reads: Reads;
  /** Message if nothing was found. */
  nothing: ReactNode;
  onTake: (keys: readonly string[]) => void;
}

/** Opens the person's values from elsewhere; reads nothing before. */
export const TakeOverButton = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    children
  ) : (
    <div>
      <Button icon={<Icon name="download" size={18} />} onClick={() => setOpen(true)}>
        Fill in from my records
      </Button>
    </div>
  );
};

/** Lists the person's values from elsewhere with their sources; takes one over only when pressed. */
export const FoundPanel = ({ found, reads, nothing, onTake }: FoundPanelProps) => {
  const open = found.filter(({ isTaken }) => !isTaken);
  return (
    <section className={classes('stack gap-8 edge rounded pad-16')} aria-label="From your records">
      <p className={classes('row between gap-12')}>
        <strong>From your records</strong>
        {open.length > 1 && (
          <Button size="small" onClick={() => onTake(open.map(({ key }) => key))}>
            Use all
          </Button>
        )}
      </p>
      {reads.isWaiting && <output className={classes('muted')}>Looking…</output>}
      {reads.hasFailed && (
        <p role="alert" className={classes('row wrap gap-12')}>
          Some of your records could not be loaded. <Button onClick={() => void reads.retry()}>Retry</Button>
        </p>
      )}
      {!reads.isWaiting && found.length === 0 && <p className={classes('muted')}>{nothing}</p>}
      <ul className={classes('stack')}>
        {found.map(({ key, label, text, source, isTaken }) => (
          <li key={key} className={classes('row between gap-12 pad-y-8 rule-below')}>
            <span>
              <span className={classes('block')}>
                {label}: <span className={classes('figures nowrap')}>{text}</span>
              </span>
              <span className={classes('block small muted')}>{source}</span>
            </span>
            {isTaken ? (
              <span className={classes('small success nowrap')}>Filled in</span>
            ) : (
              <Button size="small" aria-label={`Use ${label}`} onClick={() => onTake([key])}>
                <span className={classes('nowrap')}>Use</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
