import { calls, type Member, type MemberState } from '@phila/contract/calls';
import { southAfricanTime, numberText } from '@phila/contract/format';
import { send, useMay } from '@phila/platform';
import {
  AdminList,
  type AdminColumn,
  Badge,
  Button,
  classes,
  Empty,
  type Tone,
  useListAddress,
  useListKeys,
  useListReturn,
  useTypedSearch,
} from '@phila/ui';
import { Segmented } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useActs } from '../acts/use-acts.tsx';
import { Filters } from '../administrative/filters.tsx';
import { PageSteps } from '../administrative/page-steps.tsx';
import { SearchField } from '../administrative/search-field.tsx';
import { readingOf, useSearchResults } from '../administrative/use-search-results.ts';
import { InviteDialog } from './invite-dialog.tsx';

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

const STATES = ['confirmed', 'claimed', 'invited', 'refused'] as const satisfies readonly MemberState[];

/** Links to the person's page, but only for administrators of people of the whole site. */
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

const columnsOf = (isInvited: boolean): readonly AdminColumn<Member>[] => [
  ...(isInvited
    ? []
    : [{ name: 'name', label: 'Person', cell: (member: Member) => <Name member={member} /> }]),
  { name: 'address', label: isInvited ? 'Sent to' : 'Address', cell: ({ address }) => address ?? 'None' },
  {
    name: 'state',
    label: 'State',
    cell: (member) => <Badge tone={words[member.state].tone}>{words[member.state].name}</Badge>,
  },
  { name: 'since', label: isInvited ? 'Invited' : 'Since', cell: ({ since }) => southAfricanTime(since) },
  ...(isInvited
    ? [
        {
          name: 'until',
          label: 'Works until',
          cell: ({ until }: Member) => (until === null ? '' : southAfricanTime(until)),
        },
      ]
    : []),
];

interface MemberListProps {
  guid: string;
  osName: string;
}

/** People of an organisation by how they belong to it, with invitations to send, repeat and withdraw. */
export const MemberList = ({ guid, osName }: MemberListProps) => {
  const mayInvite = useMay('organisation.members.write');
  const list = useListAddress({ isPersonal: true });
  const { search, page } = list.view;
  const state = STATES.find((one) => one === list.value('state')) ?? 'confirmed';
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place);
  useListReturn(place);
  const [isInviting, setInviting] = useState(false);
  const results = useSearchResults(
    useCallback(
      (signal: AbortSignal) =>
        send(
          calls.organisation.members,
          { params: { guid }, body: { state, text: search.trim(), page } },
          { signal },
        ),
      [guid, state, search, page],
    ),
  );
  const { found, refused, again } = results;
  const [typed, type] = useTypedSearch(search, (text) => list.changeView({ search: text }));
  const { busy, ask: askFirst, dialog } = useActs([]);
  const showState = (next: MemberState) => list.put({ state: next === 'confirmed' ? null : next });
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
        await again();
      },
      done: 'The invitation is withdrawn',
    });
  const actions = (member: Member) => (
    <Button
      size="small"
      loading={busy === member.id}
      aria-label={`Withdraw the invitation to ${member.address ?? 'this address'}`}
      onClick={() => withdraw(member)}
    >
      Withdraw
    </Button>
  );
  return (
    <div ref={place} className={classes('stack gap-16')}>
      <div className={classes('row wrap gap-12 between')}>
        <Segmented<MemberState>
          aria-label="How they belong to it"
          value={state}
          onChange={showState}
          options={STATES.map((one) => ({
            value: one,
            // Keeps the count's room while it loads, so that nothing moves on a phone.
            label: `${words[one].name} (${found === null ? '…' : numberText(found.counts[one])})`,
          }))}
        />
        {mayInvite && (
          <Button type="primary" onClick={() => setInviting(true)}>
            Invite somebody
          </Button>
        )}
      </div>
      <AdminList<Member>
        label="Members"
        rows={readingOf(results, ({ members }) => members)}
        keyOf={({ id }) => id}
        nameOf={({ name, address }) => name ?? address ?? 'No name yet'}
        columns={columnsOf(isInvited)}
        {...(isInvited && mayInvite
          ? {
              actions,
            }
          : {})}
        failure="The list could not be loaded. Please try again."
        tools={
          <Filters>
            <SearchField
              hint={
                isInvited
                  ? 'By the whole email address, or its ends.'
                  : 'By name, how the email address begins, or the whole mobile number. Each search is kept in the audit.'
              }
              error={refused}
              value={typed}
              onType={type}
            />
          </Filters>
        }
        empty={
          search.trim() === '' ? (
            <Empty title={words[state].empty}>{words[state].why}</Empty>
          ) : (
            <Empty title="No one found">Try the beginning of a name, or fewer words.</Empty>
          )
        }
        paging={
          <PageSteps
            page={page}
            hasMore={found?.hasMore ?? false}
            onPage={(to) => list.changeView({ page: to })}
          />
        }
      />
      {isInviting && (
        <InviteDialog
          guid={guid}
          osName={osName}
          onInvited={() => {
            list.changeView({ search: '' });
            showState('invited');
            void again();
          }}
          onClose={() => setInviting(false)}
        />
      )}
      {dialog}
    </div>
  );
};
