import type { EmployerRecord } from '@phila/contract/calls';
import { Button, Check, classes, Icon, Progress } from '@phila/ui';
import { useId } from 'react';
import { ChangeList } from './change-list.tsx';
import { countOf, partWords } from './part-texts.ts';
import type { PartProgress } from './use-copying.ts';
import styles from './part-card.module.css';

interface PartCardProps {
  part: EmployerRecord['parts'][number];
  progress: PartProgress | undefined;
  isChosen: boolean;
  isOpen: boolean;
  isRunning: boolean;
  onChoose: (isChosen: boolean) => void;
  onRetry: () => void;
}

const Status = ({ progress }: { progress: PartProgress }) => {
  switch (progress.state) {
    case 'waiting':
      return <span className={styles.status}>Waiting</span>;
    case 'copying':
      return <span className={styles.status}>Copying…</span>;
    case 'failed':
      return (
        <span className={`${styles.status} ${styles.failed}`}>
          <Icon name="error" size={18} />
          Not copied
        </span>
      );
    case 'copied':
      return (
        <span className={`${styles.status} ${styles.copied}`}>
          <Icon name="success" size={18} />
          {progress.report.changes.length === 0
            ? 'Nothing to change'
            : `${countOf(progress.report.changes.length, 'field')} changed`}
        </span>
      );
  }
};

/** A part of the employer's record: its changes, a tick to choose it, and its progress. */
export const PartCard = ({
  part: { part, changes, skipped },
  progress,
  isChosen,
  isOpen,
  isRunning,
  onChoose,
  onRetry,
}: PartCardProps) => {
  const id = useId();
  const { title, sensitive } = partWords[part];
  const canCopy = changes.length > 0;
  const shown = progress?.state === 'copied' ? progress.report : { changes, skipped };
  const hasMore = shown.changes.length > 0 || shown.skipped.length > 0;
  const toChange =
    changes.length === 0
      ? `${countOf(skipped.length, 'value')} left out`
      : `${countOf(changes.length, 'field')} to change`;
  return (
    <li className={classes('pad-y-16 pad-x-20 card', styles.card)} data-state={progress?.state}>
      <div className={classes('row wrap between gap-4 gap-x-16 min-high-32')}>
        {progress === undefined && canCopy ? (
          <Check
            className={styles.title}
            checked={isChosen}
            disabled={isRunning}
            aria-describedby={sensitive === undefined ? undefined : `${id}-why`}
            onChange={onChoose}
          >
            {title}
          </Check>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        {progress !== undefined && <Status progress={progress} />}
        {progress === undefined && !canCopy && skipped.length === 0 && (
          <span className={`${styles.status} ${styles.copied}`}>
            <Icon name="check" size={18} />
            The same as yours
          </span>
        )}
      </div>
      {sensitive !== undefined && canCopy && progress === undefined && (
        <p id={`${id}-why`} className={classes('below-8 small muted line-20', styles.why)}>
          {sensitive}
        </p>
      )}
      {progress?.state === 'copying' && <Progress label={`Copying ${title.toLowerCase()}`} value={null} />}
      {progress?.state === 'failed' && (
        <div className={classes('row wrap between gap-8 gap-x-16 pad-y-8', styles.fault)}>
          <p>{progress.message} The other parts are not touched by it.</p>
          <Button onClick={onRetry} disabled={isRunning} aria-label={`Try ${title.toLowerCase()} again`}>
            Try again
          </Button>
        </div>
      )}
      {hasMore && (
        <details className={classes('small', styles.more)} open={isOpen}>
          <summary>{progress?.state === 'copied' ? 'What changed' : toChange}</summary>
          <ChangeList {...shown} />
        </details>
      )}
    </li>
  );
};
