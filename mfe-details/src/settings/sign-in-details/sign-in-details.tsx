import { calls, type SignInKind, type ValueOf } from '@phila/contract/calls';
import { refreshReads } from '@phila/platform';
import { Button, classes, Loaded, Skeleton, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AskChange } from './ask-change.tsx';
import { EnterCodes } from './enter-codes.tsx';
import { kindWords, shownAs } from './kind-words.ts';
import styles from './sign-in-details.module.css';

const { signInDetails } = calls.account;

type Details = ValueOf<typeof signInDetails>;

/** Confirmed address and number: a code can be sent there. */
const provedOf = ({ email, mobile, isMobileConfirmed }: Details) => [
  ...(email === null ? [] : [{ kind: 'email' as const, value: email }]),
  ...(mobile === null || !isMobileConfirmed ? [] : [{ kind: 'mobile' as const, value: mobile }]),
];

const titles: { readonly [Kind in SignInKind]: string } = { email: 'Email address', mobile: 'Mobile number' };

interface RowProps {
  kind: SignInKind;
  details: Details;
  /** True while the other one is being changed: only one changes at a time. */
  isBusy: boolean;
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
}

/** Row of the address or number, or the current step of its change. */
const Row = ({ kind, details, isBusy, isAsking, onAsk }: RowProps) => {
  const value = details[kind];
  const isUnconfirmed = kind === 'mobile' && value !== null && !details.isMobileConfirmed;
  const change = details.change?.kind === kind ? details.change : null;
  const proved = provedOf(details);
  const [initial, setInitial] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = isAsking || change !== null;
  useEffect(() => {
    // Focuses the button, as the form that had the focus is gone.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const ask = (from: string) => {
    setInitial(from);
    onAsk(true);
  };
  return (
    <li className={classes('pad-y-16 rule-below', styles.row)}>
      <div className={classes('row wrap between gap-12')}>
        <div className={classes('grow shrink')}>
          <p className={classes('bold')}>{titles[kind]}</p>
          <p className={classes('above-2 small muted line-20 anywhere')}>
            {value === null ? 'None yet' : shownAs(kind, value)}
            {isUnconfirmed && '. You cannot sign in with it until you confirm it.'}
          </p>
        </div>
        {!isOpen && (
          <div className={classes('row wrap gap-8')}>
            {isUnconfirmed && (
              <Button
                disabled={isBusy}
                aria-label={`Confirm ${kindWords[kind]}`}
                onClick={() => ask(shownAs(kind, value))}
              >
                Confirm
              </Button>
            )}
            <Button
              ref={button}
              disabled={isBusy}
              aria-label={`${value === null ? 'Add' : 'Change'} ${kindWords[kind]}`}
              onClick={() => ask('')}
            >
              {value === null ? 'Add' : 'Change'}
            </Button>
          </div>
        )}
      </div>
      {isAsking && change === null && (
        <AskChange
          kind={kind}
          initial={initial}
          proved={proved}
          onAsked={() => void refreshReads([signInDetails]).then(() => onAsk(false))}
          onCancel={() => onAsk(false)}
        />
      )}
      {change !== null && (
        <EnterCodes
          change={change}
          current={proved.find((one) => one.kind === change.codeTo)?.value ?? ''}
          onEnd={() => onAsk(false)}
        />
      )}
    </li>
  );
};

/** Address and number to sign in with. A change needs a code from both sides, and can be undone for seven days. */
export const SignInDetails = () => {
  const reading = useQuery(signInDetails.query({}, { staleTime: 0 }));
  const [asking, setAsking] = useState<SignInKind | null>(null);
  return (
    <Surface title="What you sign in with" level={3}>
      <p className={classes('small muted line-20')}>
        A change asks for a code from the old and from the new. You are then signed out everywhere else, and
        for seven days the old one can take it back.
      </p>
      <Loaded what="What you sign in with" reading={reading} waiting={<Skeleton height={140} />} inCard>
        {(details) => (
          <ul aria-label="What you sign in with">
            {(['email', 'mobile'] as const).map((kind) => (
              <Row
                key={kind}
                kind={kind}
                details={details}
                isBusy={(details.change !== null && details.change.kind !== kind) || asking !== null}
                isAsking={asking === kind}
                onAsk={(isAsking) => setAsking(isAsking ? kind : null)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Surface>
  );
};
