import { longDateText, southAfricanDay } from '@phila/contract/format';
import { calls, type EmployerPart, type EmployerRecord } from '@phila/contract/calls';
import { messageOf, navigate } from '@phila/platform';
import { Button, classes, FaultPanel, Loading, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Panel } from '../authentication/panel.tsx';
import { PartCard } from './part-card.tsx';
import { countOf, partWords } from './part-texts.ts';
import { useCopying } from './use-copying.ts';
import styles from './sync-account.module.css';

const TITLE = 'Update from your employer';

/** Goes on, through the shell's guard, to the wanted page or the portal's first. */
const goOn = (): void => navigate('/sign-in', { replace: true });

const dayOf = (moment: string): string => longDateText(southAfricanDay(moment));

const GoOn = ({ main = false, children }: { main?: boolean; children: string }) => (
  <Button type={main ? 'primary' : 'default'} size="large" onClick={goOn}>
    {children}
  </Button>
);

const PartsSkeleton = () => (
  <Loading what="what your employer has on record">
    <div className={classes('grid gap-12')}>
      {Object.keys(partWords).map((at) => (
        <div key={at} className={classes('grid gap-12 pad-20 card')}>
          <Skeleton width="45%" height={20} />
          <Skeleton width="25%" height={14} />
        </div>
      ))}
    </div>
  </Loading>
);

/** The record as first compared: copied parts keep showing that comparison. */
const Record = ({ record }: { record: EmployerRecord }) => {
  const { osName, employeeNumber, suppliedAt, parts } = record;
  const changing = parts.filter(({ changes }) => changes.length > 0);
  const [chosen, setChosen] = useState<ReadonlySet<EmployerPart>>(
    () => new Set(changing.map(({ part }) => part).filter((part) => partWords[part].sensitive === undefined)),
  );
  const { progress, isRunning, copy } = useCopying();
  const states = Object.values(progress).map(({ state }) => state);
  const left = changing.filter(({ part }) => progress[part] === undefined);
  const wanted = left.map(({ part }) => part).filter((part) => chosen.has(part));
  const failed = states.filter((state) => state === 'failed').length;
  const copied = states.filter((state) => state === 'copied').length;
  const isAsked = states.length > 0;
  const canCopy = isRunning || wanted.length > 0 || (!isAsked && left.length > 0);

  const label = wanted.length === 0 ? 'Choose what to copy' : `Copy ${countOf(wanted.length, 'part')}`;

  // Moves a lost focus to the outcome: the pressed button may be gone.
  const outcomeLine = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (isAsked && !isRunning && document.activeElement === document.body) outcomeLine.current?.focus();
  }, [isAsked, isRunning]);

  const choose = (part: EmployerPart, isChosen: boolean): void =>
    setChosen((before) => new Set([...before].filter((one) => one !== part).concat(isChosen ? [part] : [])));

  const outcome = (): string => {
    if (isRunning || !isAsked) return '';
    const done = `${countOf(copied, 'part')} copied.`;
    return failed === 0 ? done : `${done} ${countOf(failed, 'part')} not copied: try again below.`;
  };

  return (
    <Panel
      wide
      title={TITLE}
      sentence={
        <>
          <strong>{osName}</strong> has these details on record about you, as employee {employeeNumber},
          supplied on {dayOf(suppliedAt)}. Nothing is copied until you say so, what you do not choose stays as
          it is, and {osName} does not see your profile.
        </>
      }
    >
      {changing.length === 0 && (
        <p className={classes('below-16 strong')}>Your profile says what your employer says.</p>
      )}
      <output ref={outcomeLine} tabIndex={-1} className={classes('block below-16 strong', styles.outcome)}>
        {outcome()}
      </output>
      <ul className={classes('grid gap-12')}>
        {parts.map((part) => (
          <PartCard
            key={part.part}
            part={part}
            progress={progress[part.part]}
            isChosen={chosen.has(part.part)}
            isOpen={part === changing[0]}
            isRunning={isRunning}
            onChoose={(isChosen) => choose(part.part, isChosen)}
            onRetry={() => void copy([part.part])}
          />
        ))}
      </ul>
      <div className={classes('flex wrap gap-12 pad-y-12 pad-x-20 above-12 card sticky', styles.actions)}>
        {canCopy && (
          <Button
            type="primary"
            size="large"
            disabled={!isRunning && wanted.length === 0}
            loading={isRunning}
            onClick={() => void copy(wanted)}
          >
            {isRunning ? 'Copying…' : label}
          </Button>
        )}
        {!isRunning && <GoOn main={!canCopy}>{isAsked || left.length === 0 ? 'Go on' : 'Not now'}</GoOn>}
      </div>
    </Panel>
  );
};

/**
 * Shows the employer's record field by field and copies confirmed parts into the profile (specification: service; the
 * eight sync calls of specification: accounts).
 */
export default function SyncAccountPage() {
  const {
    data: record,
    isError,
    error,
    refetch,
    isFetchedAfterMount,
  } = useQuery(calls.employer.employerRecord.query({}, { staleTime: 0 }));
  if (isError && record === undefined)
    return (
      <Panel wide title={TITLE}>
        <FaultPanel area="Your employer’s record" onRetry={refetch}>
          {messageOf(error, 'We could not compare it with your profile. Nothing was changed.')}
        </FaultPanel>
      </Panel>
    );
  // Waits for a fresh read: an earlier comparison is of an older profile.
  if (record === undefined || !isFetchedAfterMount)
    return (
      <Panel wide title={TITLE} sentence="Comparing your employer’s record with your profile.">
        <PartsSkeleton />
      </Panel>
    );
  if (record === null)
    return (
      <Panel
        wide
        title={TITLE}
        sentence={
          <>
            <strong>No employer has supplied a record about you</strong>. When one does, you see here what it
            says, and choose what goes into your profile.
          </>
        }
      >
        <GoOn main>Go on</GoOn>
      </Panel>
    );
  return <Record key={`${record.osNo} ${record.suppliedAt}`} record={record} />;
}
