import { type AuditEntry, calls } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AuditPage from './audit-page.tsx';

const ID = '01910000-0000-7000-8000-000000000001';
const WHO = '01910000-0000-7000-8000-000000000002';

const entry: AuditEntry = {
  id: ID,
  at: '2026-11-25T09:00:00.000Z',
  kind: 'changed',
  actorId: WHO,
  actor: 'Lerato Nkosi',
  what: 'Changes a cause',
  area: 'voucher',
  rowIds: ['7'],
  fields: ['name'],
  network: '197.86.12.0/24',
  call: 'PUT /Manage/voucher-causes/{id}',
  requestId: 'r-1',
  userAgent: null,
  difference: [{ field: 'Name', before: 'Reading', after: '', isMasked: false }],
};

const show = (path: string, one: AuditEntry = entry, next: string | null = null) => {
  renderWithPlatform(<AuditPage />, {
    may: ['site.operations.read'],
    path,
    answers: [
      answer(calls.administration.audit, { entries: [one], next }),
      answer(calls.administration.auditEntry, one),
      answer(calls.administration.auditActors, {
        people: [{ id: WHO, name: 'Lerato Nkosi' }],
        areas: ['mediaReleases', 'voucher'],
      }),
    ],
  });
  return userEvent.setup({ delay: null });
};

it('shows one entry beside the list, with what it was before and after', async () => {
  const person = show('/');
  await person.click(await screen.findByRole('link', { name: 'Changes a cause' }));
  expect(fake.place().search).toBe(`?row=${ID}`);
  await screen.findByText('What changed');
  const box = within(screen.getByRole('dialog', { name: 'Changes a cause' }));
  expect(box.getByRole('cell', { name: 'Reading' })).toBeInTheDocument();
  expect(box.getByRole('cell', { name: 'blank' })).toBeInTheDocument();
  expect(box.getByText('197.86.12.0/24')).toBeInTheDocument();
});

it('says that only the names of fields are kept of what is a person’s', async () => {
  show(`/?row=${ID}`, { ...entry, difference: null, fields: ['roleId'] });
  const box = within(await screen.findByRole('dialog'));
  expect(await box.findByText('roleId')).toBeInTheDocument();
  expect(box.getByText(/The values are a person’s or money/)).toBeInTheDocument();
});

it('filters by person, kind, part and day, and goes back to the latest for it', async () => {
  const person = show(`/?after=${ID}`);
  await person.selectOptions(await screen.findByRole('combobox', { name: 'What' }), 'Removed');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Part of the site' }), 'Media releases');
  await person.type(screen.getByRole('textbox', { name: 'From' }), '2026-11-01');
  await person.tab();
  await waitFor(() =>
    expect(fake.sent(calls.administration.audit).at(-1)).toEqual({
      query: { Kind: 'removed', Area: 'mediaReleases', From: '2026-11-01' },
    }),
  );
  const chips = within(screen.getByRole('list', { name: 'Filters in use' }));
  await person.click(chips.getByRole('button', { name: /^What: Removed/ }));
  expect(fake.place().search).toBe('?area=mediaReleases&from=2026-11-01');
  await person.click(chips.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(fake.place().search).toBe(''));
});

it('says which filters are in use, by the names of people, and takes the calls away with their row', async () => {
  const person = show(`/?who=${WHO}&of=7&by=/Manage/voucher-causes`);
  const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
  expect(await chips.findByRole('button', { name: /^Person: Lerato Nkosi/ })).toBeInTheDocument();
  await person.click(chips.getByRole('button', { name: /^Only acts on this row/ }));
  expect(fake.place().search).toBe(`?who=${WHO}`);
});

it('goes on to what is earlier by its address, which leaves out what it does not understand', async () => {
  const person = show('/?who=me&from=tomorrow', entry, ID);
  await person.click(await screen.findByRole('link', { name: 'Earlier' }));
  await waitFor(() => expect(fake.sent(calls.administration.audit).at(-1)).toEqual({ query: { After: ID } }));
  expect(await screen.findByRole('link', { name: 'The latest' })).toBeInTheDocument();
});
