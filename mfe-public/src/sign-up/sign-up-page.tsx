import { classes } from '@phila/ui';
import { brand } from '@phila/contract/brand';
import { calls } from '@phila/contract/calls';
import {
  linkedOrganisation,
  navigate,
  notify,
  send,
  signIn,
  useOrganisation,
  useSession,
} from '@phila/platform';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { NeedsScript } from '../authentication/needs-script.tsx';
import { Panel } from '../authentication/panel.tsx';
import { CodeStep } from './code-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { bodyOf, type Draft, emptyDraft, userAccountOf } from './draft.ts';
import { pendingSignUp } from './pending-sign-up.ts';
import panel from '../authentication/panel.module.css';

/** History entry of the second step. */
const CODE_SENT = '#code-sent';

/**
 * Signs up in two steps: details, then the code that was sent. Keeps the draft, so that going back, also in the
 * browser, loses nothing. The password stays in memory: after a reload the code still finishes the sign-up, and the
 * person signs in by hand.
 */
export default function SignUpPage() {
  const { signedIn } = useSession();
  const organisation = useOrganisation();
  const [linked] = useState(linkedOrganisation);
  // Ignores an unknown organisation in the link: anyone may sign up without one.
  const orgIdGuid = organisation === null ? null : linked;
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  /** Address that got the code; null before. */
  const [sentTo, setSentTo] = useState(pendingSignUp.read);
  const { hash } = useLocation();
  /** True after a reload at the code step, because the reload lost the draft. */
  const isReloaded = sentTo !== null && draft.password === '';

  // Sends a signed-in person on to the wanted page, through the shell's guard.
  useEffect(() => {
    if (signedIn) navigate('/sign-in', { replace: true });
  }, [signedIn]);

  const askForCode = (wanted: Draft) => send(calls.account.signUp, { body: bodyOf(wanted, orgIdGuid) });

  const beginAnew = (): void => {
    pendingSignUp.remove();
    setSentTo(null);
    navigate('/sign-up', { replace: true });
  };

  const finish = async (code: string): Promise<void> => {
    const userAccount = sentTo ?? userAccountOf(draft);
    await send(calls.account.verify, { body: { userAccount, code } });
    pendingSignUp.remove();
    const ready = (): void => {
      notify({ severity: 'success', text: 'Your account is ready. Please sign in.' });
      navigate('/sign-in', { replace: true });
    };
    if (isReloaded) return ready();
    try {
      const tokens = await send(calls.account.signIn, {
        body: { userName: userAccount, password: draft.password },
      });
      signIn(tokens);
    } catch {
      // The account exists and only signing in failed: the person signs in by hand.
      ready();
    }
  };

  if (sentTo !== null && hash === CODE_SENT)
    return (
      <Panel
        title="Check your messages"
        sentence={
          <>
            We have sent a code to <strong>{sentTo}</strong>. It works once, for 10 minutes. If you already
            have an account, the message says so instead.
          </>
        }
      >
        <CodeStep
          userAccount={sentTo}
          verify={finish}
          sendAgain={isReloaded ? null : () => askForCode(draft)}
          onBack={isReloaded ? beginAnew : () => window.history.back()}
        />
      </Panel>
    );

  return (
    <Panel
      wide
      title={`Join ${brand.name}`}
      sentence="An account is free. You can delete it whenever you like."
      foot={
        <p>
          Already have an account? <Link to="/sign-in">Sign in</Link>
        </p>
      }
    >
      <NeedsScript what="Creating an account" />
      {organisation !== null && orgIdGuid !== null && (
        <p className={classes('pad-y-12 pad-x-16 below-24 rounded small lines-15', panel.note)}>
          You are joining with <strong>{organisation.name}</strong>. It does not see what you add yourself.
        </p>
      )}
      {organisation === null && linked !== null && (
        <p className={classes('pad-y-12 pad-x-16 below-24 rounded small lines-15', panel.note)}>
          We could not find the organisation of your link. You can join without it now, or open the link again
          later.
        </p>
      )}
      <DetailsStep
        draft={draft}
        orgIdGuid={orgIdGuid}
        send={async (wanted) => {
          setDraft(wanted);
          await askForCode(wanted);
          const userAccount = userAccountOf(wanted);
          pendingSignUp.write(userAccount);
          setSentTo(userAccount);
          navigate(CODE_SENT);
        }}
      />
    </Panel>
  );
}
