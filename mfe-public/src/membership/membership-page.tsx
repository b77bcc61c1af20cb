import { calls, type ValueOf } from '@phila/contract/calls';
import { longDateText, southAfricanDay } from '@phila/contract/format';
import { messageOf, navigate, notify, refreshReads, send, useLoading } from '@phila/platform';
import { Button, classes, FaultPanel, Loading, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../authentication/panel.tsx';

const { acceptMembership, membershipRequests, refuseMembership } = calls.employer;

type Request = ValueOf<typeof membershipRequests>[number];

/** Goes on to the portal's first page, through the shell's guard. */
const goOn = (): void => navigate('/sign-in', { replace: true });

const RequestCard = ({ osNo, osName, askedAt }: Request) => {
  const [isAnswering, setAnswering] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useLoading(isAnswering);
  const answer = async (
    call: typeof acceptMembership | typeof refuseMembership,
    done: string,
  ): Promise<void> => {
    setRefusal(null);
    setAnswering(true);
    try {
      await send(call, { body: { osNo } });
      notify({ severity: 'success', text: done });
      await refreshReads([membershipRequests, calls.account.profiles]);
    } catch (failure) {
      setRefusal(messageOf(failure, 'We could not save your answer. Please try again.'));
      setAnswering(false);
    }
  };
  const isFree = !isAnswering;
  return (
    <section aria-label={osName} className={classes('stack gap-16 below-24')}>
      <p>
        <strong>{osName}</strong> says since {longDateText(southAfricanDay(askedAt))} that you belong to it.
        Until you answer nothing changes, and it sees nothing of your account.
      </p>
      <ul className={classes('stack gap-8')}>
        <li>
          Accept, and you get a profile there: what {osName} offers its people is open to you. It sees your
          name and the ends of your address, and you choose what to copy of its record about you.
        </li>
        <li>Refuse, and its record about you is deleted. It is told that you refused, and nothing else.</li>
      </ul>
      <div className={classes('flex wrap gap-12')}>
        <Button
          type="primary"
          size="large"
          aria-disabled={isAnswering}
          aria-label={`Accept: I belong to ${osName}`}
          onClick={() => isFree && void answer(acceptMembership, `You belong to ${osName} now`)}
        >
          Accept
        </Button>
        <Button
          size="large"
          aria-disabled={isAnswering}
          aria-label={`Refuse: I do not belong to ${osName}`}
          onClick={() => isFree && void answer(refuseMembership, `You do not belong to ${osName}`)}
        >
          Refuse
        </Button>
      </div>
      <p role="alert" className={classes('danger')}>
        {refusal}
      </p>
    </section>
  );
};

/** Answers organisations that claim the person belongs to them (specification: accounts). */
export default function MembershipPage() {
  const { data, error, refetch } = useQuery(membershipRequests.query({}, { staleTime: 0 }));
  if (error !== null && data === undefined)
    return (
      <Panel title="Do you belong to them?">
        <FaultPanel area="Your memberships" onRetry={() => refetch()} />
      </Panel>
    );
  if (data === undefined)
    return (
      <Panel title="Do you belong to them?">
        <Loading what="your memberships">
          <Skeleton width="80%" />
        </Loading>
      </Panel>
    );
  if (data.length === 0)
    return (
      <Panel
        title="There is nothing to answer"
        sentence="No organisation waits for you to say whether you belong to it. You change between your accounts in the menu under your picture."
      >
        <Button type="primary" size="large" onClick={goOn}>
          Go on
        </Button>
      </Panel>
    );
  const [first] = data;
  return (
    <Panel
      title={
        data.length === 1
          ? `Do you belong to ${first?.osName ?? 'it'}?`
          : 'Do you belong to these organisations?'
      }
    >
      {data.map((one) => (
        <RequestCard key={one.osNo} {...one} />
      ))}
      <Button onClick={goOn}>Answer later</Button>
    </Panel>
  );
}
