import { calls, type SignInKind } from '@phila/contract/calls';
import { brand } from '@phila/contract/brand';
import { messageOf, navigate, send, useIsHydrated, useLoading } from '@phila/platform';
import { Button, classes } from '@phila/ui';
import { useState } from 'react';
import { ChangeBeforeScript } from '../authentication/pages-of-links.tsx';
import { Panel } from '../authentication/panel.tsx';
import { useFragment } from '../authentication/use-fragment.ts';

const { undoSignInChange } = calls.account;

const words: { readonly [Kind in SignInKind]: string } = { email: 'email address', mobile: 'mobile number' };

/** Pattern of a complete token; one cut off by a mail program is not sent. */
const WHOLE = /^[\w-]{43}$/;

const tokenIn = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, '')).get('token');

const call = `If somebody else has your account, call us on ${brand.phone}.`;

const NoLink = ({ title, sentence }: { title: string; sentence: string }) => (
  <Panel title={title} sentence={sentence}>
    <Button type="primary" size="large" onClick={() => navigate('/sign-in')}>
      Go to sign in
    </Button>
  </Panel>
);

const TakenBack = ({ kind, isLinkSent }: { kind: SignInKind; isLinkSent: boolean }) => (
  <Panel
    title="The change is taken back"
    sentence={`Your account has the ${words[kind]} that it had before. Everybody was signed out, and the password has ended.`}
  >
    <p className={classes('below-24')}>
      {isLinkSent
        ? 'We have just sent you a link to choose a new password. It works once, for 30 minutes.'
        : 'Ask for a link to choose a new password.'}{' '}
      {call}
    </p>
    <Button type="primary" size="large" onClick={() => navigate('/forgot-password')}>
      {isLinkSent ? 'Send me another link' : 'Send me a link'}
    </Button>
  </Panel>
);

const Undo = ({ token }: { token: string }) => {
  const [taken, setTaken] = useState<{ kind: SignInKind; isLinkSent: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useLoading(isBusy);
  const undo = async () => {
    setRefusal(null);
    setBusy(true);
    try {
      setTaken(await send(undoSignInChange, { body: { token } }));
    } catch (failure) {
      setRefusal(messageOf(failure, 'We could not take the change back. Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  if (taken !== null) return <TakenBack {...taken} />;
  return (
    <Panel
      title="Take the change back?"
      sentence="Your account gets back what you signed in with before. Changes that were made after that one go with it."
    >
      <p className={classes('below-24')}>
        Everybody is signed out, and the password ends, because the person who made the change knew it. We
        send you a link to choose a new one.
      </p>
      <div className={classes('flex wrap gap-12')}>
        <Button type="primary" size="large" aria-disabled={isBusy} onClick={() => !isBusy && void undo()}>
          Take it back
        </Button>
        <Button size="large" onClick={() => navigate('/sign-in')}>
          It was me
        </Button>
      </div>
      <p role="alert" className={classes('above-16 danger')}>
        {refusal}
      </p>
    </Panel>
  );
};

const ByLink = () => {
  const { link: token } = useFragment(tokenIn);
  if (token === null)
    return (
      <NoLink
        title="Open the link in your message again"
        sentence={`This page does not keep the link. Open it again from the message that we sent you. ${call}`}
      />
    );
  if (!WHOLE.test(token))
    return <NoLink title="This link is not complete" sentence={`Copy it whole from the message. ${call}`} />;
  return <Undo token={token} />;
};

/** Undoes a change by a mailed link (specification: settings). */
export default function UndoSignInChangePage() {
  return useIsHydrated() ? <ByLink /> : <ChangeBeforeScript />;
}
