import { calls, factorNeededFor, type Role, type RoleHolder, type SiteRemote } from '@phila/contract/calls';
import type { Permission } from '@phila/contract/permissions';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RolesPage from './roles-page.tsx';

const ROLE = '01910000-0000-4000-8000-000000000001';
const COMPOSED = '01910000-0000-4000-8000-000000000002';
const HOLDER = '01910000-0000-4000-8000-000000000003';

const roles: Role[] = [
  {
    id: ROLE,
    builtIn: 'auditor',
    name: 'Auditor',
    what: 'Reads everything and changes nothing.',
    isLimited: false,
    permissions: ['shop.orders.read'],
    holders: 1,
    version: 1,
  },
  {
    id: COMPOSED,
    builtIn: null,
    name: 'Shopkeeper',
    what: null,
    isLimited: false,
    permissions: ['shop.catalogue.read'],
    holders: 0,
    version: 4,
  },
];
const holders: RoleHolder[] = [
  {
    id: HOLDER,
    roleId: ROLE,
    accountId: HOLDER,
    firstName: 'Zanele',
    lastName: 'Khumalo',
    email: 'z•••@example.org',
    osNo: null,
    osName: null,
    remotes: null,
    grantedAt: '2026-11-20T08:00:00.000Z',
  },
];

const show = (
  path: string,
  more: Answer[] = [],
  may: readonly Permission[] = ['identity.roles.read', 'identity.roles.write'],
) => {
  renderWithPlatform(<RolesPage />, {
    may,
    path,
    answers: [answer(calls.identity.roles, roles), answer(calls.identity.roleHolders, holders), ...more],
  });
  return userEvent.setup({ delay: null });
};

it('takes a role away after a question', async () => {
  const person = show('/', [answer(calls.identity.takeRole, true)]);
  await person.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await person.click(screen.getByRole('menuitem', { name: 'Take the role away' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Take Auditor from Zanele Khumalo?' }));
  await person.click(question.getByRole('button', { name: 'Take it away' }));
  await waitFor(() => expect(fake.sent(calls.identity.takeRole)).toEqual([{ params: { id: HOLDER } }]));
});

it('removes a lost second factor after a question, and asks for a fresh one of one’s own', async () => {
  let given: string | null = null;
  const person = show('/', [
    answer(calls.identity.removeLostFactor, () => {
      if (given === null) throw new CallError(403, 'Please give it again', [], factorNeededFor('factors'));
      return true as const;
    }),
    answer(calls.factor.secondFactor, {
      factors: [
        {
          id: HOLDER,
          kind: 'app',
          name: 'App for codes',
          createdAt: '2026-11-20T08:00:00.000Z',
          lastUsedAt: null,
        },
      ],
      recoveryCodes: 10,
      isGiven: true,
      takesPasskeys: false,
    }),
    answer(calls.factor.giveFactor, ({ body }) => {
      given = body.action ?? null;
      return { accessToken: 'raised' };
    }),
  ]);
  await person.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await person.click(screen.getByRole('menuitem', { name: 'Remove a lost second factor' }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove it' }));
  await screen.findByLabelText('Code');
  const asked = within(screen.getByRole('dialog', { name: 'Enter a code to change a second factor' }));
  await person.click(asked.getByRole('button', { name: 'Confirm' }));
  expect(asked.getByText('Please enter the code')).toBeInTheDocument();
  await person.type(asked.getByLabelText('Code'), '123456');
  await person.click(asked.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(fake.sent(calls.identity.removeLostFactor)).toHaveLength(2));
  expect(fake.sent(calls.factor.giveFactor)).toEqual([{ body: { code: '123456', action: 'factors' } }]);
});

it('changes a composed role with its version: what one may change, one sees as well', async () => {
  const person = show('/?show=roles', [answer(calls.identity.updateRole, roles[1] as Role)]);
  await person.click(await screen.findByRole('button', { name: 'Change' }));
  const box = within(await screen.findByRole('dialog', { name: 'Shopkeeper' }));
  await person.click(box.getByRole('checkbox', { name: 'change discount codes' }));
  expect(box.getByRole('checkbox', { name: 'see discount codes' })).toBeChecked();
  await person.click(box.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(fake.sent(calls.identity.updateRole)).toEqual([
      {
        params: { id: COMPOSED },
        body: {
          name: 'Shopkeeper',
          permissions: ['shop.catalogue.read', 'shop.discounts.read', 'shop.discounts.write'],
          version: 4,
        },
      },
    ]),
  );
});

it('gives a role to an account', async () => {
  const person = show('/', [answer(calls.identity.giveRole, holders[0] as RoleHolder)]);
  await person.click(await screen.findByRole('button', { name: 'Give a role' }));
  const form = within(await screen.findByRole('dialog', { name: 'Give a role' }));
  await person.click(form.getByRole('button', { name: 'Give the role' }));
  expect(form.getByText('Please enter an email address or a mobile number')).toBeInTheDocument();
  await person.type(form.getByLabelText(/^Email address/), 'zanele@example.org');
  await person.selectOptions(form.getByLabelText(/^Role/), 'Auditor');
  await person.click(form.getByRole('button', { name: 'Give the role' }));
  await waitFor(() =>
    expect(fake.sent(calls.identity.giveRole)).toEqual([
      { body: { userAccount: 'zanele@example.org', roleId: ROLE, osNo: null, remotes: null } },
    ]),
  );
});

it('limits a role about remotes to some of them, and asks for none where nothing is about remotes', async () => {
  const SQUAD = '01910000-0000-4000-8000-000000000004';
  const squad: Role = {
    ...(roles[0] as Role),
    id: SQUAD,
    builtIn: 'squad',
    name: 'Squad',
    permissions: ['site.remotes.read', 'site.remotes.write'],
  };
  const steward: Role = {
    ...(roles[0] as Role),
    id: '01910000-0000-4000-8000-000000000005',
    builtIn: null,
    name: 'Steward',
    permissions: ['organisation.members.read'],
  };
  const remote = (name: string): SiteRemote => ({
    name,
    title: `My ${name}`,
    version: '1.0.0',
    since: null,
    back: null,
    hasThisPage: false,
    canBeWithdrawn: true,
    twoPeople: false,
    revision: 1,
    rollout: null,
    pins: [],
    asked: null,
    releases: [],
  });
  const person = show(
    '/',
    [
      answer(calls.identity.roles, [...roles, squad, steward]),
      answer(calls.administration.siteRemotes, [remote('career'), remote('wealth')]),
      answer(calls.identity.giveRole, holders[0] as RoleHolder),
      answer(calls.identity.roleHolders, [
        { ...(holders[0] as RoleHolder), roleId: SQUAD, remotes: ['career', 'wealth'] },
      ]),
    ],
    ['identity.roles.read', 'identity.roles.write', 'site.remotes.read'],
  );
  expect(await screen.findByText('The remotes My career, My wealth')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Give a role' }));
  const form = within(await screen.findByRole('dialog', { name: 'Give a role' }));
  await person.type(form.getByLabelText(/^Email address/), 'zanele@example.org');
  await person.selectOptions(form.getByLabelText(/^Role/), 'Auditor');
  expect(form.queryByRole('group', { name: /Limited to remotes/ })).not.toBeInTheDocument();
  await person.selectOptions(form.getByLabelText(/^Role/), 'Steward');
  expect(form.getByLabelText(/^Limited to an organisation/)).toBeInTheDocument();
  await person.selectOptions(form.getByLabelText(/^Role/), 'Squad');
  const limits = within(await form.findByRole('group', { name: /Limited to remotes/ }));
  // Hidden: no permission of the role belongs to an organisation.
  expect(form.queryByLabelText(/^Limited to an organisation/)).not.toBeInTheDocument();
  await person.click(await limits.findByRole('checkbox', { name: 'My wealth' }));
  await person.click(form.getByRole('button', { name: 'Give the role' }));
  await waitFor(() =>
    expect(fake.sent(calls.identity.giveRole)).toEqual([
      { body: { userAccount: 'zanele@example.org', roleId: SQUAD, osNo: null, remotes: ['wealth'] } },
    ]),
  );
});

it('shows those who may only read what each role allows, and nothing that changes', async () => {
  show('/?show=matrix', [], ['identity.roles.read']);
  expect(await screen.findByRole('columnheader', { name: 'Shopkeeper' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Give|Compose|Change|Take/ })).not.toBeInTheDocument();
});
