import { calls, type Role, type RoleHolder } from '@phila/contract/calls';
import { dateText, southAfricanDay } from '@phila/contract/format';
import { send, useMay, useRead } from '@phila/platform';
import {
  Badge,
  Button,
  classes,
  Empty,
  Icon,
  ListTable,
  Loaded,
  MainAction,
  Menu,
  Page,
  Skeleton,
  Surface,
  Tabs,
} from '@phila/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useActs } from '../acts/use-acts.tsx';
import { LongText } from '../administrative/long-text.tsx';
import { PagesOfRows } from '../administrative/pages-of-rows.tsx';
import { GiveDialog, PermissionMatrix, RoleDrawer } from './late-parts.tsx';
import { useRemoteTitles } from '../remotes/remote-titles.ts';
import { limitWords } from './limits.ts';

const shown = [calls.identity.roles, calls.identity.roleHolders];

const fullName = ({ firstName, lastName }: RoleHolder): string => `${firstName} ${lastName}`;

/** Roles: what each allows, and who has it. */
const RolesPage = () => {
  const canWrite = useMay('identity.roles.write');
  const roles = useRead(calls.identity.roles, {});
  const holders = useRead(calls.identity.roleHolders, { query: {} });
  const [params, setParams] = useSearchParams();
  const [editing, setEditing] = useState<Role | 'new' | null>(null);
  const [isGiving, setGiving] = useState(false);
  const { busy, ask, dialog } = useActs(shown);
  const nameOf = (id: string): string => roles.data?.find((role) => role.id === id)?.name ?? '';
  const list = (
    <Loaded isList what="Roles" reading={roles} waiting={<Skeleton height={240} />}>
      {(all) => (
        <ListTable<Role>
          rowKey="id"
          dataSource={all}
          scroll={{ x: 'max-content' }}
          columns={[
            {
              title: 'Role',
              dataIndex: 'name',
              render: (_: unknown, { name, what }) => (
                <>
                  <span className={classes('strong block')}>{name}</span>
                  {what !== null && (
                    <span className={classes('small muted')}>
                      <LongText>{what}</LongText>
                    </span>
                  )}
                </>
              ),
            },
            {
              title: 'Kind',
              render: (_: unknown, { builtIn }) => (
                <Badge tone={builtIn === null ? 'info' : 'neutral'}>
                  {builtIn === null ? 'Composed' : 'Built in'}
                </Badge>
              ),
            },
            { title: 'People', dataIndex: 'holders', align: 'right' },
            ...(canWrite
              ? [
                  {
                    title: <span className={classes('unseen')}>Actions</span>,
                    key: 'actions',
                    render: (_: unknown, role: Role) =>
                      role.builtIn === null && (
                        <div className={classes('row gap-8')}>
                          <Button size="small" onClick={() => setEditing(role)}>
                            Change
                          </Button>
                          <Button
                            size="small"
                            danger
                            loading={busy === role.id}
                            onClick={() =>
                              ask({
                                title: `Delete ${role.name}?`,
                                text: 'This cannot be undone. A role that somebody has cannot be deleted.',
                                confirm: 'Delete',
                                cancel: 'Keep it',
                                row: role.id,
                                work: () =>
                                  send(calls.identity.removeRole, {
                                    params: { id: role.id },
                                    query: { Version: role.version },
                                  }),
                                done: `${role.name} is deleted`,
                              })
                            }
                          >
                            Delete
                          </Button>
                        </div>
                      ),
                  },
                ]
              : []),
          ]}
        />
      )}
    </Loaded>
  );
  const titleOf = useRemoteTitles((holders.data ?? []).some(({ remotes }) => remotes !== null));
  const people = (
    <Loaded
      isList
      what="Who has a role"
      reading={holders}
      waiting={<Skeleton height={240} />}
      empty={<Empty title="No one has a role yet" />}
    >
      {(all) => (
        <PagesOfRows rows={all}>
          {(shown) => (
            <ListTable<RoleHolder>
              rowKey="id"
              dataSource={shown}
              scroll={{ x: 'max-content' }}
              columns={[
                { title: 'Person', render: (_: unknown, one) => <strong>{fullName(one)}</strong> },
                { title: 'Email', render: (_: unknown, { email }) => email ?? 'Mobile number only' },
                { title: 'Role', render: (_: unknown, { roleId }) => nameOf(roleId) },
                { title: 'Limited to', render: (_: unknown, one) => limitWords(one, titleOf) },
                {
                  title: 'Since',
                  render: (_: unknown, { grantedAt }) => dateText(southAfricanDay(grantedAt)),
                },
                ...(canWrite
                  ? [
                      {
                        title: <span className={classes('unseen')}>Actions</span>,
                        key: 'actions',
                        width: 56,
                        render: (_: unknown, one: RoleHolder) => (
                          <Menu
                            label={`Actions for ${fullName(one)}, ${nameOf(one.roleId)}`}
                            items={[
                              {
                                text: 'Remove a lost second factor',
                                icon: 'lock',
                                onSelect: () =>
                                  ask({
                                    title: `Remove the second factor of ${fullName(one)}?`,
                                    text: 'For somebody who lost it: be sure that it is they who ask. They are told by email, and set up a new one at their next visit.',
                                    confirm: 'Remove it',
                                    cancel: 'Keep it',
                                    row: one.id,
                                    work: () =>
                                      send(calls.identity.removeLostFactor, {
                                        params: { id: one.accountId },
                                      }),
                                    done: `The second factor of ${fullName(one)} is removed`,
                                  }),
                              },
                              {
                                text: 'Take the role away',
                                icon: 'delete',
                                tone: 'danger',
                                onSelect: () =>
                                  ask({
                                    title: `Take ${nameOf(one.roleId)} from ${fullName(one)}?`,
                                    text: 'The service refuses them at once. A page that is open shows it within minutes.',
                                    confirm: 'Take it away',
                                    cancel: 'Keep it',
                                    row: one.id,
                                    work: () => send(calls.identity.takeRole, { params: { id: one.id } }),
                                    done: `${fullName(one)} has this role no longer`,
                                  }),
                              },
                            ]}
                          />
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          )}
        </PagesOfRows>
      )}
    </Loaded>
  );
  const matrix = (
    <Loaded isList what="What each role allows" reading={roles} waiting={<Skeleton height={320} />}>
      {(all) => <PermissionMatrix roles={all} />}
    </Loaded>
  );
  return (
    <Page title="Roles" sentence="What people are trusted with, and who has which role.">
      {canWrite && (
        <MainAction text="Give a role" icon={<Icon name="add" size={18} />} onClick={() => setGiving(true)}>
          Give a role
        </MainAction>
      )}
      <Surface label="Roles">
        <Tabs
          label="About roles"
          chosen={params.get('show') ?? 'people'}
          onChoose={(show) => setParams(show === 'people' ? {} : { show }, { replace: true })}
          tabs={[
            { key: 'people', text: 'Who has one', content: people },
            {
              key: 'roles',
              text: 'Roles',
              content: (
                <div className={classes('stack gap-16')}>
                  {canWrite && (
                    <div>
                      <Button icon={<Icon name="add" size={18} />} onClick={() => setEditing('new')}>
                        Compose a role
                      </Button>
                    </div>
                  )}
                  {list}
                </div>
              ),
            },
            { key: 'matrix', text: 'What each allows', content: matrix },
          ]}
        />
      </Surface>
      {editing !== null && (
        <RoleDrawer role={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {isGiving && <GiveDialog roles={roles.data ?? []} onClose={() => setGiving(false)} />}
      {dialog}
    </Page>
  );
};

export default RolesPage;
