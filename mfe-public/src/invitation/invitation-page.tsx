import { calls } from '@phila/contract/calls';
import { longDateText, southAfricanDay } from '@phila/contract/format';
import {
  CallError,
  chooseProfile,
  messageOf,
  navigate,
  notify,
  send,
  useLoading,
  useSession,
} from '@phila/platform';
import { Button, classes, FaultPanel, Loading, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../authentication/panel.tsx';
import { useFragment } from '../authentication/use-fragment.ts';

const { acceptInvitation, invitation } = calls.organisation;

/** Goes on to the portal's first page, through the shell's guard. */
const goOn = (): void => navigate('/sign-in', { replace: true });

const GoOn = ({ main = false, children }: { main?: boolean; children: string }) => (
  <Button type={main ? 'primary' : 'default'} size="large" onClick={goOn}>
    {children}
  </Button>
);

const RUN_OUT =
  'This invitation was accepted already, has expired, or is not complete. Ask your organisation for a new one.';

/** Pattern of a complete token; one cut off by a mail program is not sent. */
const WHOLE = /^[\w-]{43}$/;

const tokenIn = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, '')).get('token');

const NoInvitation = ({ title, sentence }: { title: string; sentence: string }) => (
  <Panel title={title} sentence={sentence}>
    <GoOn main>Go on without it</GoOn>
  </Panel>
);

/** Continues with the profile at the organisation, possibly the current one; if that fails, the person chooses. */
const goOnAt = async (osNo: number, inUse: number | null): Promise<void> => {
  try {
    if (osNo !== inUse) await chooseProfile(osNo);
    goOn();
  } catch {
    navigate('/choose-account', { replace: true });
  }
};

const Invited = ({ token }: { token: string }) => {
  const { osNo: inUse } = useSession();
  const [isAccepting, setAccepting] = useState(false);
  const { data, error, refetch } = useQuery(
    invitation.query({ body: { token } }, { staleTime: 0, enabled: !isAccepting }),
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  useLoading(isAccepting);

  const accept = async (osName: string): Promise<void> => {
    setRefusal(null);
    setAccepting(true);
    try {
      const { osNo } = await send(acceptInvitation, { body: { token } });
      notify({ severity: 'success', text: `You belong to ${osName} now` });
      await goOnAt(osNo, inUse);
    } catch (failure) {
      setAccepting(false);
      setRefusal(messageOf(failure, 'We could not accept the invitation. Please try again.'));
    }
  };

  if (error instanceof CallError && error.status === 404)
    return <NoInvitation title="This invitation no longer works" sentence={messageOf(error, RUN_OUT)} />;
  if (error !== null && data === undefined)
    return (
      <Panel title="Your invitation">
        <FaultPanel area="Your invitation" onRetry={() => refetch()} />
      </Panel>
    );
  if (data === undefined)
    return (
      <Panel title="Your invitation">
        <Loading what="your invitation">
          <div className={classes('grid gap-24')}>
            <Skeleton width="80%" />
            <Skeleton width="40%" height={48} />
          </div>
        </Loading>
      </Panel>
    );
  const { osName, availableUntil, isMember } = data;
  if (isMember)
    return (
      <NoInvitation
        title={`You belong to ${osName} already`}
        sentence="There is nothing to accept with this account. The invitation stays as it is."
      />
    );
  return (
    <Panel
      title={`${osName} invites you`}
      sentence={`Accept, and what ${osName} offers its people is open to you. Your details stay your own: ${osName} sees none of them.`}
    >
      <p className={classes('muted below-24')}>
        The invitation is open until {longDateText(southAfricanDay(availableUntil))}.
      </p>
      <div className={classes('flex wrap gap-12')}>
        <Button
          type="primary"
          size="large"
          aria-disabled={isAccepting}
          onClick={() => !isAccepting && void accept(osName)}
        >
          Accept the invitation
        </Button>
        <GoOn>Not now</GoOn>
      </div>
      <p role="alert" className={classes('above-16 danger')}>
        {refusal}
      </p>
    </Panel>
  );
};

/** Answers a mailed invitation to an organisation (specification: accounts). */
export default function InvitationPage() {
  const { link: token } = useFragment(tokenIn);
  if (token === null)
    return (
      <NoInvitation
        title="Open the link in your message again"
        sentence="This page does not keep the link. While it works, open it again from the message that we sent you."
      />
    );
  if (!WHOLE.test(token)) return <NoInvitation title="This invitation no longer works" sentence={RUN_OUT} />;
  return <Invited token={token} />;
}
