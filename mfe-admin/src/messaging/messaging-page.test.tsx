import { type Announcement, calls } from '@phila/contract/calls';
import type { Permission } from '@phila/contract/permissions';
import { answer, type Answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MessagingPage from './messaging-page.tsx';

const {
  announcementAudienceChoices,
  announcementReach,
  announcements,
  draftAnnouncement,
  sendAnnouncement,
  stopAnnouncement,
  testAnnouncement,
} = calls.messaging;

const ID = '01910000-0000-4000-8000-000000000001';
const draft: Announcement = {
  id: ID,
  version: 3,
  title: 'Closed on Sunday',
  text: 'From 8 to 10',
  audience: 'everybody',
  osNo: null,
  roleId: null,
  to: 'Everybody',
  named: 0,
  byMail: false,
  state: 'draft',
  sendAt: null,
  sentAt: null,
  delivered: 0,
  opened: 0,
  mailed: 0,
};
const sent: Announcement = {
  ...draft,
  id: '01910000-0000-4000-8000-000000000002',
  title: 'A new shop',
  state: 'sent',
  sendAt: '2026-11-25T08:00:00.000Z',
  sentAt: '2026-11-25T08:01:00.000Z',
  delivered: 412,
  opened: 57,
};

const show = (
  more: Answer[] = [],
  may: readonly Permission[] = ['site.announcements.read', 'site.announcements.write'],
  path = '/',
) => {
  renderWithPlatform(<MessagingPage />, {
    may,
    path,
    answers: [
      answer(announcements, [draft, sent]),
      answer(announcementAudienceChoices, {
        organisations: [{ osNo: 1001, name: 'Umoya' }],
        roles: [],
      }),
      answer(announcementReach, { count: 1_204, isCapped: false }),
      ...more,
    ],
  });
  return userEvent.setup({ delay: null });
};

it('writes a draft to an organisation, after what is missing was asked for', async () => {
  const person = show([answer(draftAnnouncement, draft)]);
  await person.click(await screen.findByRole('button', { name: 'Write an announcement' }));
  const box = within(screen.getByRole('dialog', { name: 'Write an announcement' }));
  await person.type(box.getByRole('textbox', { name: /^Title/ }), 'A walk');
  await person.type(box.getByRole('textbox', { name: /^Text/ }), 'On Saturday');
  await person.selectOptions(box.getByRole('combobox', { name: /^Goes to/ }), [
    'An organisation, and those below it',
  ]);
  await person.click(box.getByRole('button', { name: 'Save the draft' }));
  expect(await box.findByText('Please choose an organisation')).toBeInTheDocument();
  expect(fake.sent(draftAnnouncement)).toEqual([]);
  await person.selectOptions(box.getByRole('combobox', { name: /^Organisation/ }), ['Umoya']);
  await person.click(box.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() =>
    expect(fake.sent(draftAnnouncement)).toEqual([
      {
        body: {
          title: 'A walk',
          text: 'On Saturday',
          audience: 'organisation',
          osNo: 1001,
          roleId: null,
          byMail: false,
        },
      },
    ]),
  );
});

it('sends a draft only after it said who receives it, as it was read', async () => {
  const person = show([answer(sendAnnouncement, { ...draft, state: 'scheduled' })]);
  await person.click(await screen.findByRole('button', { name: 'Send Closed on Sunday' }));
  const box = within(screen.getByRole('dialog', { name: 'Send this announcement?' }));
  expect(box.getByText('Everybody')).toBeInTheDocument();
  const preview = within(box.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('From 8 to 10')).toBeInTheDocument();
  expect(await box.findByText(/^1\s204 people$/)).toBeInTheDocument();
  expect(fake.sent(announcementReach)).toEqual([{ params: { id: ID } }]);
  expect(fake.sent(sendAnnouncement)).toEqual([]);
  await person.click(box.getByRole('button', { name: 'Send it' }));
  await waitFor(() =>
    expect(fake.sent(sendAnnouncement)).toEqual([{ params: { id: ID }, body: { version: 3, sendAt: null } }]),
  );
});

it('tries a draft on oneself, and stops what is sent after a question', async () => {
  const person = show([answer(testAnnouncement, true), answer(stopAnnouncement, sent)]);
  await person.click(await screen.findByRole('button', { name: 'Actions for Closed on Sunday' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Send a test to yourself' }));
  await waitFor(() => expect(fake.sent(testAnnouncement)).toEqual([{ params: { id: ID } }]));
  await person.click(screen.getByRole('button', { name: 'Stop A new shop' }));
  expect(fake.sent(stopAnnouncement)).toEqual([]);
  await person.click(
    within(screen.getByRole('alertdialog', { name: 'Stop this announcement?' })).getByRole('button', {
      name: 'Stop it',
    }),
  );
  await waitFor(() => expect(fake.sent(stopAnnouncement)).toEqual([{ params: { id: sent.id } }]));
});

it('opens one beside the list, with what it says and what administrators did with it', async () => {
  const person = show(
    [
      answer(calls.administration.audit, {
        entries: [
          {
            id: '01910000-0000-7000-8000-000000000009',
            at: '2026-11-25T08:00:00.000Z',
            kind: 'changed',
            actorId: null,
            actor: 'Zanele Dube',
            what: 'Sends a draft as it was read',
            area: 'messaging',
            rowIds: [sent.id],
            fields: ['version'],
            network: null,
          },
        ],
        next: null,
      }),
    ],
    ['site.announcements.read', 'site.operations.read'],
  );
  await person.click(await screen.findByRole('link', { name: 'A new shop' }));
  expect(fake.place().search).toBe(`?row=${sent.id}`);
  const box = within(await screen.findByRole('dialog', { name: 'A new shop' }));
  expect(await box.findByText('From 8 to 10')).toBeInTheDocument();
  const history = within(await box.findByRole('list', { name: 'History of this announcement' }));
  expect(history.getByText(/^By Zanele Dube\./)).toBeInTheDocument();
  await person.click(box.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(fake.place().search).toBe(''));
});

it('says of an address that names no announcement that there is none', async () => {
  show([], ['site.announcements.read'], '/?row=01910000-0000-4000-8000-0000000000ff');
  expect(await screen.findByText('We can’t find this announcement')).toBeInTheDocument();
});

it('shows how many have and opened one, and lets those who may only read change nothing', async () => {
  show([], ['site.announcements.read']);
  expect(await screen.findByText('412')).toBeInTheDocument();
  expect(screen.getByText('57')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
