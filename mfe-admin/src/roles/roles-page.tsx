import { calls, type Role, type RoleHolder } from '@phila/contract/calls';
import { dateText, southAfricanDay } from '@phila/contract/format';
import { send, useMay } from '@phila/platform';
import {
  AdminList,
  type AdminColumn,
  Badge,
  Button,
  classes,
  Empty,
  Icon,
  Loaded,
  MainAction,
  Menu,
  Page,
  Skeleton,
  Surface,
  Tabs,
  useListAddress,
  lazy,
  lazyDialog,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActs } from '../acts/use-acts.tsx';
import { LongText } from '../administrative/long-text.tsx';
import { pageOfRows } from '../administrative/pages-of-rows.tsx';
import { useRemoteTitles } from '../remotes/remote-titles.ts';
import { limitWords } from './limits.ts';

const GiveDialog = lazyDialog(() => import(/* webpackChunkName: "role-forms" */ './give-dialog.tsx'));
const RoleDrawer = lazyDialog(
  () => import(/* webpackChunkName: "role-forms" */ './role-drawer.tsx'),
  'what you opened',
);
const PermissionMatrix = lazy(() => import(/* webpackChunkName: "role-forms" */ './permission-matrix.tsx'), {
  what: 'what each role allows',
  height: 320,
});

const shown = [calls.identity.roles, calls.identity.roleHolders];

const fullName = ({ firstName, lastName }: RoleHolder): string => `${firstName} ${lastName}`;

const boldName = (one: RoleHolder) => <strong>{fullName(one)}</strong>;

const roleColumns: readonly AdminColumn<Role>[] = [
  {
    name: 'name',
    label: 'Role',
    cell: ({ name, what }) => (
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
    name: 'kind',
    label: 'Kind',
    cell: ({ builtIn }) => (
      <Badge tone={builtIn === null ? 'info' : 'neutral'}>{builtIn === null ? 'Composed' : 'Built in'}</Badge>
    ),
  },
  { name: 'holders', label: 'People', cell: ({ holders: count }) => count, isNumber: true },
];

/** Roles with their permissions and holders. */
const RolesPage = () => {
  const canWrite = useMay('identity.roles.write');
  const roles = useQuery(calls.identity.roles.query({}));
  const holders = useQuery(calls.identity.roleHolders.query({ query: {} }));
  const address = useListAddress();
  const held = pageOfRows(holders.data, address);
  const [editing, setEditing] = useState<Role | 'new' | null>(null);
  const [isGiving, setGiving] = useState(false);
  const { busy, ask, dialog } = useActs(shown);
  const nameOf = (id: string): string => roles.data?.find((role) => role.id === id)?.name ?? '';
  const remove = (role: Role) =>
    ask({
      title: `Delete ${role.name}?`,
      text: 'This cannot be undone. A role that somebody has cannot be deleted.',
      confirm: 'Delete',
      cancel: 'Keep it',
      row: role.id,
      work: () =>
        send(calls.identity.removeRole, { params: { id: role.id }, query: { Version: role.version } }),
      done: `${role.name} is deleted`,
    });
  const roleActions = (role: Role) =>
    role.builtIn === null && (
      <div className={classes('row gap-8')}>
        <Button size="small" onClick={() => setEditing(role)}>
          Change
        </Button>
        <Button size="small" danger loading={busy === role.id} onClick={() => remove(role)}>
          Delete
        </Button>
      </div>
    );
  const list = (
    <AdminList<Role>
      label="Roles"
      rows={roles}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={roleColumns}
      {...(canWrite
        ? {
            actions: roleActions,
          }
        : {})}
    />
  );
  const titleOf = useRemoteTitles((holders.data ?? []).some(({ remotes }) => remotes !== null));
  const holderColumns: readonly AdminColumn<RoleHolder>[] = [
    { name: 'person', label: 'Person', cell: boldName },
    { name: 'email', label: 'Email', cell: ({ email }) => email ?? 'Mobile number only' },
    { name: 'role', label: 'Role', cell: ({ roleId }) => nameOf(roleId) },
    { name: 'limits', label: 'Limited to', cell: (one) => limitWords(one, titleOf) },
    { name: 'since', label: 'Since', cell: ({ grantedAt }) => dateText(southAfricanDay(grantedAt)) },
  ];
  const holderActions = (one: RoleHolder) => (
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
  );
  const people = (
    <AdminList<RoleHolder>
      label="Who has a role"
      rows={{ data: held.shown, error: holders.error, refetch: holders.refetch }}
      keyOf={({ id }) => id}
      nameOf={fullName}
      columns={holderColumns}
      {...(canWrite
        ? {
            actions: holderActions,
          }
        : {})}
      empty={<Empty title="No one has a role yet" />}
      paging={held.paging}
    />
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
          chosen={address.value('show') ?? 'people'}
          onChoose={(show) => address.put({ show: show === 'people' ? null : show })}
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
