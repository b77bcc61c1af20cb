import { calls, type CaseHolder, caseRights } from '@phila/contract/calls';
import { send, useMay } from '@phila/platform';
import { Button, classes } from '@phila/ui';
import { useActs } from '../acts/use-acts.tsx';
import type { WaitingCase } from './waiting-case.ts';

const { caseHolders, giveCaseBack, takeCase } = calls.administration;

/** Finds who has a case now; what was taken before it began to wait is free. */
export const holderOf = (
  { kind, about, since }: WaitingCase,
  holders: readonly CaseHolder[] | undefined,
): CaseHolder | null => {
  const found = holders?.find((one) => one.kind === kind && one.about === about);
  return found === undefined || (since !== null && Date.parse(found.at) < Date.parse(since)) ? null : found;
};

interface HolderProps {
  one: WaitingCase;
  holders: readonly CaseHolder[] | undefined;
}

/** Says who has a case, with “Take it” or “Give it back” for those who may settle it. */
export const Holder = ({ one, holders }: HolderProps) => {
  const { kind, about } = one;
  const [first, second = first] = caseRights[kind].settles as readonly [
    (typeof caseRights)[typeof kind]['settles'][number],
    (typeof caseRights)[typeof kind]['settles'][number]?,
  ];
  const mayFirst = useMay(first);
  const maySecond = useMay(second);
  const { busy, act, dialog } = useActs([caseHolders]);
  const holder = holderOf(one, holders);
  // Replaces who had it when it last waited.
  const from = holders?.find((had) => had.kind === kind && had.about === about)?.personId ?? null;
  const isMine = holder?.isMine === true;
  const words = holder === null ? 'No one has it' : isMine ? 'You have it' : `${holder.name} has it`;
  return (
    <div className={classes('row wrap gap-12')}>
      <span className={classes('muted')}>{words}</span>
      {(mayFirst || maySecond) && holders !== undefined && (
        <Button
          size="small"
          loading={busy !== null}
          onClick={() =>
            void act({
              row: about,
              work: () =>
                isMine
                  ? send(giveCaseBack, { body: { kind, about } })
                  : send(takeCase, { body: { kind, about, from } }),
              done: isMine ? 'You gave it back' : 'You have it now',
            })
          }
        >
          {isMine ? 'Give it back' : holder === null ? 'Take it' : 'Take it over'}
        </Button>
      )}
      {dialog}
    </div>
  );
};
