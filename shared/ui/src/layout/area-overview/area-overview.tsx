import { navigate, overviewParts } from '@phila/platform';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import {
  averageCompletion,
  type Completion,
  CompletionRing,
  useCompletionReads,
} from '../../feedback/completion/index.ts';
import { Percentage } from '../../charts/figures/index.ts';
import { classes } from '../classes/index.ts';
import { RetryButton } from '../../feedback/fault-panel/index.ts';
import { DeclaredIcon, Icon } from '../icon/index.ts';
import { MainAction, Page } from '../page/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { Tiles } from '../tiles/index.ts';
import styles from './area-overview.module.css';

interface AreaOverviewProps {
  /** The area's address: `/details`. */
  area: string;
  title: string;
  /** Says in a sentence what people do in the area. */
  sentence: string;
  /** The area's main content: above the tiles, or beside them where both fit. */
  beside?: ReactNode;
  /** Shown above all else, with the tiles folded into one line below it; says itself how to begin. */
  first?: ReactNode;
}

const verbAt = (completion: Completion): string => {
  if (completion === 0) return 'Add';
  return typeof completion === 'number' && completion < 100 ? 'Complete' : 'Check';
};

/** Says the next thing to do for a part. Draws a placeholder until its completion is known, so that no word changes. */
const ToDo = ({ completion, what }: { completion: Completion; what: string }) =>
  completion === undefined ? (
    <Skeleton width={128} height={14} />
  ) : (
    <>
      {verbAt(completion)} {what}
    </>
  );

const isOpen = (completion: Completion): boolean => typeof completion === 'number' && completion < 100;

/**
 * Shows an area's overview: a tile with a completion ring for each part that remotes declare, and a link to the first
 * incomplete one (specification: shell, details).
 */
export const AreaOverview = ({ area, title, sentence, beside, first }: AreaOverviewProps) => {
  const parts = useMemo(() => overviewParts(area), [area]);
  const { completions, hasFailed, retry } = useCompletionReads(parts);
  const known = completions.every((completion) => completion !== undefined);
  const isAsked = (completion: Completion, at: number) => isOpen(completion) && parts[at]?.what !== '';
  const nextIndex = known ? completions.findIndex(isAsked) : -1;
  const next = parts[nextIndex];
  const isEmpty = completions.every((completion) => completion === 0);
  // Worded differently from the tile, because both lead to the same page.
  const way = `${isEmpty ? 'Start' : 'Go on'} with ${next?.what}`;
  const average = averageCompletion(completions);
  const tiles = (
    <Tiles>
      {parts.map((part, index) => (
        <li key={part.to}>
          <Link to={part.to} className={styles.tile}>
            <CompletionRing
              saysNotStarted
              label={part.title}
              percentage={completions[index]}
              size={first === undefined ? 72 : 48}
            />
            <span className={styles.words}>
              <span className={styles.title}>
                <DeclaredIcon icon={part.icon} size={20} />
                {part.title}
              </span>
              <span className={styles.verb} data-complete={completions[index] === 100 || undefined}>
                <ToDo completion={completions[index]} what={part.what} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </Tiles>
  );
  return (
    <Page
      title={title}
      sentence={sentence}
      action={
        next &&
        !(isEmpty && first !== undefined) && (
          <MainAction text={way} icon={<Icon name="forward" size={18} />} onClick={() => navigate(next.to)}>
            {way}
          </MainAction>
        )
      }
    >
      {hasFailed && (
        <p role="alert" className={classes('row wrap gap-12 below-16 small muted')}>
          How complete this is could not be loaded. <RetryButton onRetry={retry} />
        </p>
      )}
      {first === undefined ? (
        <div className={styles.room}>
          <div className={beside === undefined ? undefined : styles.both}>
            {beside}
            {tiles}
          </div>
        </div>
      ) : (
        <div className={classes('stack gap-24')}>
          {first}
          <details className={styles.profile}>
            <summary className={classes('muted')}>
              {typeof average === 'number' ? (
                <>
                  Your profile: <Percentage value={average} decimals={0} />
                </>
              ) : (
                'Your profile'
              )}
            </summary>
            <div className={classes('above-16')}>{tiles}</div>
          </details>
        </div>
      )}
    </Page>
  );
};
