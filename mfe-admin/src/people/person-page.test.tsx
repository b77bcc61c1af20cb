import { calls, type LookedAtPerson } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { lookedAtPerson } from './looked-at-person.ts';
import PersonPage from './person-page.tsx';

const show = (more: Partial<LookedAtPerson>) =>
  renderWithPlatform(
    <Routes>
      <Route path="/admin/administrative/people/:id" element={<PersonPage />} />
    </Routes>,
    {
      may: ['identity.people.read', 'identity.people.write'],
      path: `/admin/administrative/people/${lookedAtPerson.id}`,
      answers: [answer(calls.identity.lookAtPerson, { ...lookedAtPerson, ...more })],
    },
  );

it('says what the person is asked for next time, and which version of the terms they agreed to', async () => {
  show({
    asked: [
      { what: 'set up a second factor', change: null, until: null },
      { what: 'enter codes', change: 'email', until: '2026-11-27T10:00:00.000Z' },
    ],
    agreed: {
      terms: { version: '0.9', at: '2026-10-01T08:00:00.000Z', isInForce: false },
      privacy: { version: '1.2', at: '2026-11-26T08:00:00.000Z', isInForce: true },
    },
  });
  const box = within(await screen.findByRole('region', { name: 'At next sign-in' }));
  expect(box.getByText(/^Set up a second factor/)).toBeInTheDocument();
  expect(box.getByText(/two codes of a new email address/)).toBeInTheDocument();
  expect(screen.getByText(/^Version 0\.9 on .+, and a newer one is in force$/)).toBeInTheDocument();
  expect(screen.getByText(/^Version 1\.2 on .+ at \d\d:\d\d$/)).toBeInTheDocument();
});

it('names sessions in words, each ended by a button of its own name', async () => {
  show({
    sessions: [
      {
        id: '01910000-0000-4000-8000-000000000002',
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        network: '197.86.12.0/24',
        createdAt: '2026-11-20T08:00:00.000Z',
        lastUsedAt: '2026-11-20T09:00:00.000Z',
      },
    ],
  });
  // Uses a list, because a table's button would be off a phone's screen.
  const session = within(within(await screen.findByRole('list', { name: 'Sessions' })).getByRole('listitem'));
  expect(session.getByText('Firefox on Linux')).toBeInTheDocument();
  expect(session.getByText('a network that begins with 197.86.12')).toBeInTheDocument();
  expect(
    session.getByRole('button', { name: /^End the session of Firefox on Linux, signed in/ }),
  ).toBeInTheDocument();
});

it('ends in what administrators did with the account, for those who may read the audit', async () => {
  renderWithPlatform(
    <Routes>
      <Route path="/admin/administrative/people/:id" element={<PersonPage />} />
    </Routes>,
    {
      may: ['identity.people.read', 'site.operations.read'],
      path: `/admin/administrative/people/${lookedAtPerson.id}`,
      answers: [
        answer(calls.identity.lookAtPerson, lookedAtPerson),
        answer(calls.administration.audit, {
          entries: [
            {
              id: '01910000-0000-7000-8000-000000000009',
              at: '2026-11-24T09:00:00.000Z',
              kind: 'revealed',
              actorId: null,
              actor: 'Zanele Dube',
              what: 'Reveals a field of a person',
              area: 'identity',
              rowIds: [lookedAtPerson.id],
              fields: ['email'],
              network: null,
            },
          ],
          next: null,
        }),
      ],
    },
  );
  const history = within(await screen.findByRole('list', { name: 'History of this person' }));
  expect(history.getByText(/^By Zanele Dube\./)).toBeInTheDocument();
  expect(history.getByRole('link', { name: 'Details: Reveals a field of a person' })).toHaveAttribute(
    'href',
    `/admin/administrative/audit?of=${lookedAtPerson.id}&row=01910000-0000-7000-8000-000000000009`,
  );
  expect(fake.sent(calls.administration.audit)).toEqual([{ query: { RowId: lookedAtPerson.id } }]);
});
