import { calls, type StepUp } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../controls/button/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Dialog, DialogBody, DialogFoot } from '../../overlays/dialog/index.ts';
import { GiveFactor } from './give-factor.tsx';
import RecoveryCodes from './recovery-codes.tsx';
import SetUpFactor from './set-up-factor.tsx';
import type { ChallengeProps } from './use-challenged-write.tsx';
import { usePasswordWrite } from './use-password-write.tsx';

const WAITING = 'Your second factor';

/** Asks for the second factor; a person without one sets it up first. */
const SecondFactorDialog = ({
  asked: { action },
  onGiven,
  onCancel,
}: ChallengeProps<{ action: StepUp | null }>) => {
  // Reads the factors again: another window may have changed them.
  const { data, isFetching, isError, refetch } = useQuery(
    calls.factor.secondFactor.query({}, { staleTime: 0, refetchOnWindowFocus: false }),
  );
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // True once set-up has begun: it then continues although a factor exists.
  const [isNew, setNew] = useState(false);
  // Asks for the password alone, as there is no factor yet.
  const password = usePasswordWrite();
  if (codes !== null) return <RecoveryCodes codes={codes} onKept={onGiven} />;
  if (data === undefined || (isFetching && !isNew))
    return (
      <Dialog size="question" title={WAITING} onClose={onCancel}>
        <DialogBody>
          <p className={classes('muted')}>
            {isError ? 'We could not read how you confirm. Please try again.' : 'One moment, please.'}
          </p>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onCancel}>Cancel</Button>
          {isError && <Button onClick={() => void refetch()}>Try again</Button>}
        </DialogFoot>
      </Dialog>
    );
  if (isNew || data.factors.length === 0)
    return (
      <SetUpFactor
        takesPasskeys={data.takesPasskeys}
        confirmation={password}
        onBegun={() => setNew(true)}
        onSetUp={(made) => (made.length === 0 ? onGiven() : setCodes(made))}
        onCancel={onCancel}
      />
    );
  const hasPasskey = data.takesPasskeys && data.factors.some(({ kind }) => kind === 'passkey');
  return <GiveFactor action={action} hasPasskey={hasPasskey} onGiven={onGiven} onCancel={onCancel} />;
};

export default SecondFactorDialog;
