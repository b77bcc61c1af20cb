import { calls, type Member, type MemberState } from '@phila/contract/calls';
import { southAfricanTime, numberText } from '@phila/contract/format';
import { send, useMay } from '@phila/platform';
import {
  Badge,
  Button,
  classes,
  Empty,
  FaultPanel,
  Loading,
  Skeleton,
  type Tone,
  useListKeys,
  useListReturn,
} from '@phila/ui';
import { Segmented, Table } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useActs } from '../acts/use-acts.tsx';
import { Filters } from '../administrative/filters.tsx';
import { PageSteps } from '../administrative/page-steps.tsx';
import { SearchField } from '../administrative/search-field.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { type AskedMembers, useMembers } from './use-members.ts';

const words: { readonly [S in MemberState]: { name: string; tone: Tone; empty: string; why: string } } = {
  confirmed: {
    name: 'Confirmed',
    tone: 'success',
    empty: 'No confirmed member yet',
    why: 'Invite people, or supply your record of your employees: who accepts is a confirmed member.',
  },
  claimed: {
    name: 'Claimed',
    tone: 'warning',
    empty: 'No one claims to belong here',
    why: 'People who sign up by your link, or stand in your record, are listed here until they accept an invitation, or say that they belong to you.',
  },
  invited: {
    name: 'Invited',
    tone: 'info',
    empty: 'No invitation waits for an answer',
    why: 'Invited people are listed here until they accept, or the invitation is withdrawn or two weeks old.',
  },
  refused: {
    name: 'Refused',
    tone: 'neutral',
    empty: 'No one has refused',
    why: 'People in your record who say that they do not belong to you are listed here.',
  },
};

const FIRST: AskedMembers = { state: 'confirmed', text: '', page: 1, isTyped: false };

/** The person's page is for those who look after people of the whole site. */
const Name = ({ member: { id, name } }: { member: Member }) => {
  const seesPeople = useMay('identity.people.read');
  const text = name ?? 'No name yet';
  return seesPeople ? (
    <Link to={`/admin/administrative/people/${id}`} data-row={id} className={classes('strong')}>
      {text}
    </Link>
  ) : (
    <strong>{text}</strong>
  );
};

interface MemberListProps {
  guid: string;
  osName: string;
}

/** The people of an organisation by how they belong to it, with a single invitation and what is done with those that wait. */
export const MemberList = ({ guid, osName }: MemberListProps) => {
  const mayInvite = useMay('organisation.members.write');
  const [asked, setAsked] = useState(FIRST);
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place);
  useListReturn(place);
  const [isInviting, setInviting] = useState(false);
  const { found, failure, refused } = useMembers(guid, asked);
  const { busy, ask: askFirst, dialog } = useActs([]);
  const { state, page } = asked;
  const ask = (change: Partial<AskedMembers>) =>
    setAsked((before) => ({ ...before, page: 1, isTyped: false, ...change }));
  const readAgain = () => ask({ page });
  const isInvited = state === 'invited';
  const withdraw = ({ id, address }: Member) =>
    askFirst({
      row: id,
      title: 'Withdraw this invitation?',
      text: `The link that was sent to ${address ?? 'this address'} will stop working.`,
      confirm: 'Withdraw',
      cancel: 'Keep it',
      work: async () => {
        await send(calls.organisation.withdrawInvitation, { params: { guid, id } });
        readAgain();
      },
      done: 'The invitation is withdrawn',
    });
  return (
    <div ref={place} className={classes('stack gap-16')}>
      <div className={classes('row wrap gap-12 between')}>
        <Segmented<MemberState>
          aria-label="How they belong to it"
          value={state}
          onChange={(next) => ask({ state: next })}
          options={(['confirmed', 'claimed', 'invited', 'refused'] as const).map((one) => ({
            value: one,
            label: found === null ? words[one].name : `${words[one].name} (${numberText(found.counts[one])})`,
          }))}
        />
        {mayInvite && (
          <Button type="primary" onClick={() => setInviting(true)}>
            Invite somebody
          </Button>
        )}
      </div>
      <Filters>
        <SearchField
          hint={
            isInvited
              ? 'By the whole email address, or its ends.'
              : 'By name, how the email address begins, or the whole mobile number. Each search is kept in the audit.'
          }
          error={refused}
          value={asked.text}
          onType={(text) => ask({ text, isTyped: true })}
        />
      </Filters>
      {failure !== null ? (
        <FaultPanel area="Members" onRetry={async () => readAgain()}>
          {failure}
        </FaultPanel>
      ) : found === null ? (
        <Loading what="members">
          <Skeleton height={240} />
        </Loading>
      ) : found.members.length === 0 ? (
        asked.text === '' ? (
          <Empty title={words[state].empty}>{words[state].why}</Empty>
        ) : (
          <Empty title="No one found">Try the beginning of a name, or fewer words.</Empty>
        )
      ) : (
        <>
          <Table<Member>
            rowKey="id"
            size="middle"
            pagination={false}
            dataSource={found.members}
            scroll={{ x: 'max-content' }}
            columns={[
              ...(isInvited
                ? []
                : [
                    {
                      title: 'Person',
                      key: 'name',
                      render: (_: unknown, member: Member) => <Name member={member} />,
                    },
                  ]),
              {
                title: isInvited ? 'Sent to' : 'Address',
                key: 'address',
                render: (_: unknown, { address }: Member) => address ?? 'None',
              },
              {
                title: 'State',
                key: 'state',
                render: (_: unknown, member: Member) => (
                  <Badge tone={words[member.state].tone}>{words[member.state].name}</Badge>
                ),
              },
              {
                title: isInvited ? 'Invited' : 'Since',
                key: 'since',
                render: (_: unknown, { since }: Member) => southAfricanTime(since),
              },
              ...(isInvited
                ? [
                    {
                      title: 'Works until',
                      key: 'until',
                      render: (_: unknown, { until }: Member) =>
                        until === null ? '' : southAfricanTime(until),
                    },
                  ]
                : []),
              ...(isInvited && mayInvite
                ? [
                    {
                      title: '',
                      key: 'acts',
                      render: (_: unknown, member: Member) => (
                        <Button
                          size="small"
                          loading={busy === member.id}
                          aria-label={`Withdraw the invitation to ${member.address ?? 'this address'}`}
                          onClick={() => withdraw(member)}
                        >
                          Withdraw
                        </Button>
                      ),
                    },
                  ]
                : []),
            ]}
          />
          <PageSteps page={page} hasMore={found.hasMore} onPage={(to) => ask({ page: to })} />
        </>
      )}
      {isInviting && (
        <InviteDialog
          guid={guid}
          osName={osName}
          onInvited={() => ask({ state: 'invited', text: '' })}
          onClose={() => setInviting(false)}
        />
      )}
      {dialog}
    </div>
  );
};
