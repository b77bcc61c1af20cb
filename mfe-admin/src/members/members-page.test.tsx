import { calls, type Member } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, type Answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import MembersPage from './members-page.tsx';

const { inviteByFile, members, structures, withdrawInvitation } = calls.organisation;
const { employeesFile } = calls.employer;

const GUID = '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10';
const id = '01910000-0000-7000-8000-000000000001';
const since = '2026-11-20T10:00:00.000Z';

const people: { readonly [state in Member['state']]: Member[] } = {
  confirmed: [
    { id, name: 'Amahle Dube', address: 'a•••@example.org', state: 'confirmed', since, until: null },
  ],
  claimed: [],
  refused: [],
  invited: [
    {
      id,
      name: null,
      address: 'c•••@example.org',
      state: 'invited',
      since,
      until: '2026-12-04T10:00:00.000Z',
    },
  ],
};

const show = (path = '', answers: Answer[] = [], mayChange = true) => {
  renderWithPlatform(
    <Routes>
      <Route path="/admin/manage-org-structures/:osNo" element={<MembersPage />} />
    </Routes>,
    {
      path: `/admin/manage-org-structures/${path || '10'}`,
      may: [
        'organisation.members.read',
        'organisation.members.write',
        'organisation.structures.read',
        ...(mayChange ? (['organisation.structures.write'] as const) : []),
      ],
      answers: [
        answer(structures, [
          { osNo: 10, guid: GUID, osName: 'Umoya Energy', typeId: null, typeName: null, parentOsNo: null },
        ]),
        answer(members, ({ body: { state } }) => ({
          members: people[state],
          hasMore: false,
          counts: { confirmed: 1, claimed: 0, invited: 1, refused: 2 },
        })),
        ...answers,
      ],
    },
  );
  return userEvent.setup({ delay: null });
};
const csv = () => new File(['email\na@example.org'], 'people.csv', { type: 'text/csv' });
const choose = async (person: ReturnType<typeof show>) =>
  person.upload(await screen.findByLabelText('Choose a file'), csv());

it('lists the people by how they belong to the organisation, and sends a search in a body', async () => {
  const person = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Umoya Energy' })).toBeInTheDocument();
  expect(await screen.findByText('Amahle Dube')).toBeInTheDocument();
  // Shows the link only to administrators of people of the whole site.
  expect(screen.queryByRole('link', { name: 'Amahle Dube' })).not.toBeInTheDocument();
  await person.type(screen.getByRole('searchbox', { name: /^Search/ }), 'dube');
  await waitFor(() =>
    expect(fake.sent(members).at(-1)).toEqual({
      params: { guid: GUID },
      body: { state: 'confirmed', text: 'dube', page: 1 },
    }),
  );
  expect(fake.place().search).toBe('');
  await person.clear(screen.getByRole('searchbox', { name: /^Search/ }));
  await person.click(screen.getByText('Claimed (0)'));
  expect(await screen.findByText('No one claims to belong here')).toBeInTheDocument();
});

it('leads from an organisation’s page to its drawer', async () => {
  show('10');
  expect(await screen.findByRole('link', { name: 'Its name, colours and other details' })).toHaveAttribute(
    'href',
    '/admin/manage-org-structures?row=10',
  );
});

it('invites several people as Outlook pastes them, and says who was not invited', async () => {
  const line = (name: string, message: string | null) => ({
    line: 2,
    name,
    verdict: message === null ? ('added' as const) : ('same' as const),
    message,
    fields: [],
  });
  const person = show('10', [
    answer(inviteByFile, {
      isSaved: true,
      lines: [line('a@example.org', null), line('b@example.org', 'Is a member already')],
      leftOut: [],
    }),
  ]);
  await person.click(await screen.findByRole('button', { name: /^Invite/ }));
  const box = within(screen.getByRole('dialog', { name: /^Invite somebody/ }));
  await person.click(box.getByRole('textbox', { name: /^Email address/ }));
  await person.paste('Mokoena, Ayanda <a@example.org>; B <b@example.org>');
  await person.click(box.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(fake.sent(inviteByFile)).toHaveLength(1));
  const [sent] = fake.sent(inviteByFile);
  expect(sent?.body).toEqual({ dryRun: 'false' });
  await waitFor(() =>
    expect(fake.notices().map(({ text }) => text)).toEqual([
      'Not everybody was invited. b@example.org: Is a member already',
    ]),
  );
});

it('withdraws an invitation after a yes', async () => {
  const person = show('', [answer(withdrawInvitation, true)]);
  await person.click(await screen.findByText('Invited (1)'));
  await person.click(
    await screen.findByRole('button', { name: 'Withdraw the invitation to c•••@example.org' }),
  );
  const asked = within(await screen.findByRole('alertdialog', { name: 'Withdraw this invitation?' }));
  await person.click(asked.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(fake.sent(withdrawInvitation)).toEqual([{ params: { guid: GUID, id } }]));
});

it('tries a file of addresses, sends the good lines, and keeps none of the refused ones from being seen', async () => {
  const lines = [
    { line: 2, name: 'a@example.org', verdict: 'added' as const, message: null, fields: [] },
    {
      line: 3,
      name: 'gugu',
      verdict: 'refused' as const,
      message: 'Please enter a valid email.',
      fields: [],
    },
  ];
  const person = show('10?show=invitations', [
    answer(inviteByFile, ({ body: { dryRun } }) => ({
      isSaved: dryRun === 'false',
      lines,
      leftOut: ['Name'],
    })),
  ]);
  await choose(person);
  expect(
    await screen.findByText(/1 invitation to send, 0 left as they are, 1 refused\./),
  ).toBeInTheDocument();
  expect(screen.getByText('Please enter a valid email.')).toBeInTheDocument();
  expect(screen.getByText(/no such column is known: Name\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save the refused lines as a file' })).toBeEnabled();
  fake.answer(
    answer(inviteByFile, () => {
      throw new CallError(0, 'You are offline.');
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Send 1 invitation' }));
  expect(await screen.findByText('You are offline.')).toBeInTheDocument();
  fake.answer(answer(inviteByFile, { isSaved: true, lines, leftOut: [] }));
  await person.click(screen.getByRole('button', { name: 'Send 1 invitation' }));
  expect(await screen.findByText(/1 invitation sent/)).toBeInTheDocument();
  expect(fake.sent(inviteByFile).map(({ body }) => body.dryRun)).toEqual(['true', 'false', 'false']);
  // Retries with the same key, so that a lost reply doesn't send the file twice.
  const [tried, first, again] = fake.keys(inviteByFile);
  expect([tried, typeof first, again]).toEqual([undefined, 'string', first]);
  expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
});

it('saves no record of employees while a line is refused, and forgets what was tried when the question changes', async () => {
  const refused = {
    line: 3,
    name: '',
    verdict: 'refused' as const,
    message: 'email: Invalid email address',
    fields: [],
  };
  const person = show('10?show=employees', [
    answer(employeesFile, { isSaved: false, lines: [refused], leftOut: [], removed: 0, accounts: 0 }),
  ]);
  await choose(person);
  expect(await screen.findByText(/1 refused\. Nothing is saved\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Nothing to save' })).toBeDisabled();
  await person.click(screen.getByRole('checkbox', { name: /^The file has all employees/ }));
  expect(screen.queryByText(/Nothing is saved\./)).not.toBeInTheDocument();
  await choose(person);
  await waitFor(() =>
    expect(fake.sent(employeesFile).map(({ body }) => body)).toEqual([
      { dryRun: 'true', replace: 'false' },
      { dryRun: 'true', replace: 'true' },
    ]),
  );
});

it('says what each line changes of the record, before and after, and where a spreadsheet took zeros away', async () => {
  const fields = [
    { label: 'personal.lastName', before: 'Mokoena', after: 'Mokoena-Botha', lost: null },
    { label: 'contact.mobileNo', before: '0821234567', after: '821234567', lost: 'leadingZeros' as const },
  ];
  const changed = { line: 2, name: 'UE-1 Thandi', verdict: 'changed' as const, message: null, fields };
  const person = show('10?show=employees', [
    answer(employeesFile, { isSaved: false, lines: [changed], leftOut: [], removed: 0, accounts: 0 }),
  ]);
  expect(
    await screen.findByText(/^A CSV file or an Excel workbook \(\.xlsx\) with one employee/),
  ).toBeVisible();
  await choose(person);
  expect(await screen.findByText('personal.lastName: Mokoena → Mokoena-Botha')).toBeInTheDocument();
  expect(screen.getByText('contact.mobileNo: 0821234567 → 821234567')).toBeInTheDocument();
  expect(screen.getAllByText('Only leading zeros went')).toHaveLength(1);
});

it('says what is wrong with a file that cannot be read', async () => {
  const person = show('10?show=employees', [
    answer(employeesFile, () => {
      throw new CallError(422, 'This is a workbook (.xlsx or .ods), not a CSV file.');
    }),
  ]);
  await choose(person);
  expect(await screen.findByText(/^This is a workbook/)).toBeInTheDocument();
});

it('has nothing of an organisation that is not looked after', async () => {
  show('11');
  expect(await screen.findByText('We can’t find this organisation')).toBeInTheDocument();
  expect(fake.sent(members)).toEqual([]);
});

const wealth = (isUsed: boolean) => ({ name: 'wealth', title: 'My Wealth', isUsed });

it('switches a part of the site off for the people of the organisation, and says so', async () => {
  let isUsed = true;
  const person = show('10?show=remotes', [
    answer(calls.organisation.remotes, () => [wealth(isUsed)]),
    answer(calls.organisation.changeRemote, ({ body }) => {
      ({ isUsed } = body);
      return wealth(isUsed);
    }),
  ]);
  const part = await screen.findByRole('switch', { name: 'My Wealth' });
  expect(part).toBeChecked();
  await person.click(part);
  await waitFor(() => expect(part).not.toBeChecked());
  expect(fake.sent(calls.organisation.changeRemote)).toEqual([
    { params: { guid: GUID, name: 'wealth' }, body: { isUsed: false } },
  ]);
  expect(fake.notices()).toMatchObject([{ text: 'The people of Umoya Energy no longer see My Wealth' }]);
});

it('shows the parts of the site without the right to switch them', async () => {
  show('10?show=remotes', [answer(calls.organisation.remotes, [wealth(false)])], false);
  const part = await screen.findByRole('switch', { name: 'My Wealth' });
  expect(part).not.toBeChecked();
  expect(part).toBeDisabled();
});
