import { consentPurposes, type ConsentPurpose, consentTexts, legal } from '@phila/contract/brand';
import { calls, type ValueOf } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { keepChoice, messageOf, notify, useSession } from '@phila/platform';
import { classes, Loaded, Surface, Switch } from '@phila/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './consents.module.css';
import { WaitingChoices } from '../waiting-choices.tsx';

type ConsentState = ValueOf<typeof calls.consents.consents>;

const FAILURE = 'Failed to update details. Please try again.';

/** True if the person agreed to the present wording: the service ignores consent to an earlier one. */
const isInForce = (held: ConsentState, purpose: ConsentPurpose): boolean =>
  held[purpose].granted && held[purpose].textVersion === held.textVersion;

const sentenceFor = (held: ConsentState, purpose: ConsentPurpose): string => {
  const { granted, changedAt } = held[purpose];
  if (changedAt === null) return 'Off. You were not asked yet.';
  if (granted && !isInForce(held, purpose))
    return 'Off. The words above have changed since you agreed: turn it on if you agree to these.';
  return `${granted ? 'On' : 'Off'} since ${southAfricanTime(changedAt)}.`;
};

const History = ({ history }: { history: ConsentState['history'] }) =>
  history.length === 0 ? null : (
    <details className={classes('above-20 small', styles.history)}>
      <summary>What you chose before</summary>
      <ol className={classes('above-8 line-22', styles.changes)}>
        {history.map(({ purpose, granted, textVersion, at }) => (
          <li key={`${purpose} ${at} ${granted}`}>
            {southAfricanTime(at)}: {consentTexts[purpose].title} turned {granted ? 'on' : 'off'} (text{' '}
            {textVersion})
          </li>
        ))}
      </ol>
    </details>
  );

const Choices = ({ held: read }: { held: ConsentState }) => {
  const [saved, setSaved] = useState<ConsentState | null>(null);
  const held = saved ?? read;
  const { userId } = useSession();
  const [wanted, setWanted] = useState<{ [P in ConsentPurpose]?: boolean }>({});
  const { mutate, isPending } = useMutation(
    calls.consents.saveConsents.mutation({
      refreshes: [calls.consents.consents],
    }),
  );

  const choose = (purpose: ConsentPurpose, granted: boolean) => {
    setWanted({ [purpose]: granted });
    // Stops measuring in this browser at once, whether the save works or not.
    if (purpose === 'analytics' && !granted) keepChoice({ analytics: false, owner: null });
    mutate(
      { body: { [purpose]: granted, textVersion: legal.consents.version } },
      {
        onSuccess: (now) => {
          setSaved(now);
          // Keeps the choice only for the present wording; otherwise this browser asks again.
          if (now.analytics.textVersion === now.textVersion)
            keepChoice({ analytics: now.analytics.granted, owner: userId });
        },
        onError: (error) => notify({ severity: 'error', text: messageOf(error, FAILURE) }),
        onSettled: () => setWanted({}),
      },
    );
  };

  return (
    <>
      <ul className={classes('grid gap-20')}>
        {consentPurposes.map((purpose) => {
          const { title, text } = consentTexts[purpose];
          return (
            <li key={purpose}>
              <Switch
                checked={wanted[purpose] ?? isInForce(held, purpose)}
                aria-disabled={isPending}
                aria-describedby={`consent-${purpose}`}
                onChange={(granted) => !isPending && choose(purpose, granted)}
              >
                <span className={classes('normal strong')}>{title}</span>
              </Switch>
              <div id={`consent-${purpose}`} className={classes('small muted line-20', styles.text)}>
                <p>{text}</p>
                <p aria-live="polite">{sentenceFor(held, purpose)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <History history={held.history} />
    </>
  );
};

/** Consents, to turn on and off at any time (POPIA s 11, 69). Shown in the settings. */
const Consents = () => {
  const reading = useQuery(calls.consents.consents.query({}));
  return (
    <Surface title="What you agreed to" level={3}>
      <Loaded what="What you agreed to" reading={reading} waiting={<WaitingChoices />} inCard>
        {(held) => <Choices held={held} />}
      </Loaded>
    </Surface>
  );
};

export default Consents;
