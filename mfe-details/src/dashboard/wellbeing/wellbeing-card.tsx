import { percentText } from '@phila/contract/format';
import {
  type WellbeingCheck,
  type WellbeingEvidence,
  wellbeingChecks,
  wellbeingLabels,
  wellbeingProgress,
} from '@phila/contract/wellbeing';
import { CardFault, CardHead, Check, classes, Progress, Skeleton, Surface, Unseen } from '@phila/ui';
import { useWellbeing } from './use-wellbeing.ts';
import styles from './wellbeing-card.module.css';

/** Explains the percentage in a sentence. */
const sentenceFor = (percentage: number): string => {
  if (percentage === 100) return 'All seven. Check once a year, because life changes.';
  return percentage === 0 ? 'Tick what you already have.' : 'Tick what you have. The rest is worth a look.';
};

/** Names the record a check follows from, unless the person overruled it. */
const sourceOf = (follows: readonly WellbeingEvidence[], name: WellbeingCheck): string | undefined => {
  const source = follows.find(({ check }) => check === name)?.source;
  return source && `From your ${source}`;
};

/** Financial Wellbeing (specification: dashboard): seven checks and the share ticked. */
export const WellbeingCard = () => {
  const { flags, follows, isError, refetch, toggle } = useWellbeing();
  const percentage = flags === undefined ? 0 : wellbeingProgress(flags);
  return (
    <Surface label="Financial Wellbeing">
      <CardHead id="financial-wellbeing" title="Financial Wellbeing" icon="heart" />
      {isError && <CardFault onRetry={() => refetch()} />}
      {!isError && flags === undefined && (
        <div className={classes('grid gap-20 pad-y-8')} aria-busy="true">
          <Unseen>Loading your checks</Unseen>
          {wellbeingChecks.map((name) => (
            <Skeleton key={name} height={20} width="80%" />
          ))}
        </div>
      )}
      {flags !== undefined && (
        <>
          <div className={classes('row gap-16')}>
            <Progress kind="share" label="Financial Wellbeing" value={percentage / 100} />
            <span className={classes('large bold figures', styles.number)} aria-live="polite">
              {percentText(percentage)}
            </span>
          </div>
          <p className={classes('above-8 below-12 small muted line-20')}>{sentenceFor(percentage)}</p>
          <ul>
            {wellbeingChecks.map((name) => (
              <li key={name}>
                <Check checked={flags[name]} onChange={() => toggle(name)}>
                  {wellbeingLabels[name]}
                  {sourceOf(follows, name) && (
                    <>
                      {' '}
                      <span className={classes('block small muted line-18')}>{sourceOf(follows, name)}</span>
                    </>
                  )}
                </Check>
              </li>
            ))}
          </ul>
        </>
      )}
    </Surface>
  );
};
