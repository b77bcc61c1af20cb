import { calls, type LookedAtPerson, type PersonEvent } from '@phila/contract/calls';
import type { Permission } from '@phila/contract/permissions';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import IsItThem from './is-it-them.tsx';
import { lookedAtPerson } from './looked-at-person.ts';
import OpenCases from './open-cases.tsx';
import PersonPast from './person-past.tsx';
import PersonPage from './person-page.tsx';

const show = (more: Partial<LookedAtPerson>) =>
  renderWithPlatform(
    <Routes>
      <Route path="/admin/administrative/people/:id" element={<PersonPage />} />
    </Routes>,
    {
      may: ['identity.people.read', 'identity.people.write'],
      path: `/admin/administrative/people/${lookedAtPerson.id}`,
      answers: [
        answer(calls.identity.lookAtPerson, { ...lookedAtPerson, ...more }),
        answer(calls.identity.personTimeline, { events: [], next: null }),
      ],
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

const REFUND: PersonEvent = {
  id: '01910000-0000-7000-8000-000000000003',
  kind: 'refund',
  at: '2026-11-24T09:00:00.000Z',
  title: 'R 49.00 of ORD-2026-000007 refunded',
  detail: 'By card',
  to: '/admin/administrative/orders?show=all&row=7',
  tone: 'info',
};

const openPast = (
  may: readonly Permission[] = ['identity.people.read', 'identity.people.write', 'shop.orders.read'],
) => {
  renderWithPlatform(<PersonPast person={lookedAtPerson} />, {
    may,
    path: `/admin/administrative/people/${lookedAtPerson.id}`,
    answers: [
      answer(calls.identity.personTimeline, ({ query }) => ({
        events: query.Kind === 'note' ? [] : [REFUND],
        next: query.Before === undefined ? REFUND.at : null,
      })),
      answer(calls.identity.addPersonNote, { id: REFUND.id }),
    ],
  });
  return userEvent.setup({ delay: null });
};
const params = { id: lookedAtPerson.id };

it('tells what happened, the latest first, with what is earlier and each kind alone in the address', async () => {
  const user = openPast();
  const past = within(await screen.findByRole('list', { name: 'What happened with this person' }));
  expect(past.getByText(REFUND.title)).toBeInTheDocument();
  expect(past.getByText('By card')).toBeInTheDocument();
  expect(past.getByRole('link', { name: `Open: ${REFUND.title}` })).toHaveAttribute('href', REFUND.to);
  await user.click(screen.getByRole('link', { name: 'Earlier' }));
  await waitFor(() =>
    expect(fake.sent(calls.identity.personTimeline).at(-1)).toEqual({ params, query: { Before: REFUND.at } }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Notes by staff');
  expect(await screen.findByText('There is nothing under “Notes by staff”.')).toBeInTheDocument();
  expect(fake.sent(calls.identity.personTimeline).at(-1)).toEqual({ params, query: { Kind: 'note' } });
  expect(fake.place().search).toBe('?show=note');
});

it('offers only the kinds that one may see, and notes only to those who may write', async () => {
  openPast(['identity.people.read']);
  await screen.findByText(REFUND.title);
  const names = within(screen.getByRole('combobox', { name: 'Show' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Everything', 'Emails and texts', 'Sign-ins', 'Notes by staff']);
  expect(screen.queryByRole('button', { name: 'Write a note' })).not.toBeInTheDocument();
});

it('keeps a note, and reads what happened once more', async () => {
  const user = openPast();
  await user.click(await screen.findByRole('button', { name: 'Write a note' }));
  const form = within(screen.getByRole('dialog', { name: 'Write a note' }));
  await user.click(form.getByRole('button', { name: 'Keep the note' }));
  expect(form.getByText('Please write the note')).toBeInTheDocument();
  await user.type(form.getByLabelText(/^Note/), 'Prefers to be called');
  const before = fake.sent(calls.identity.personTimeline).length;
  await user.click(form.getByRole('button', { name: 'Keep the note' }));
  await waitFor(() =>
    expect(fake.sent(calls.identity.addPersonNote)).toEqual([
      { params, body: { text: 'Prefers to be called' } },
    ]),
  );
  await waitFor(() => expect(fake.sent(calls.identity.personTimeline).length).toBeGreaterThan(before));
});

it('asks for exactly two facts, says yes or no, and leaves neither on the screen', async () => {
  let isRight = false;
  renderWithPlatform(
    <IsItThem person={{ ...lookedAtPerson, facts: ['idNumber', 'postalCode', 'bankAccount'] }} />,
    { answers: [answer(calls.identity.checkPerson, () => ({ isRight }))] },
  );
  const user = userEvent.setup({ delay: null });
  const check = screen.getByRole('button', { name: 'Check the answers' });
  await user.type(screen.getByLabelText('Postal code at home'), '8001');
  await user.click(check);
  expect(screen.getByText('Please enter two of them')).toBeInTheDocument();
  expect(fake.sent(calls.identity.checkPerson)).toEqual([]);
  await user.type(screen.getByLabelText('Last four digits of a bank account'), ' 4567');
  await user.click(check);
  expect(await screen.findByText('No, this does not fit')).toBeInTheDocument();
  expect(fake.sent(calls.identity.checkPerson)).toEqual([
    {
      params,
      body: {
        answers: [
          { fact: 'postalCode', answer: '8001' },
          { fact: 'bankAccount', answer: '4567' },
        ],
      },
    },
  ]);
  expect(screen.getByLabelText('Postal code at home')).toHaveValue('');
  isRight = true;
  await user.type(screen.getByLabelText('ID number'), '9202204720083');
  await user.type(screen.getByLabelText('Postal code at home'), '8001{Enter}');
  expect(await screen.findByText('Yes, it is them')).toBeInTheDocument();
});

it('says that it cannot tell where fewer than two facts are held', () => {
  renderWithPlatform(<IsItThem person={{ ...lookedAtPerson, facts: ['postalCode'] }} />, {});
  expect(screen.getByText(/fewer than two of the facts/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('lists the orders of the person that somebody has to look at', async () => {
  renderWithPlatform(<OpenCases id={lookedAtPerson.id} />, {
    answers: [
      answer(calls.shop.adminOrders, {
        items: [
          {
            id: 7,
            orderNumber: 'ORD-2026-000007',
            state: 'paid',
            placedAt: REFUND.at,
            total: 149,
            names: ['Course'],
            attention: 'refund asked for',
            personId: lookedAtPerson.id,
            fullName: 'Thandi Mokoena',
            refundDue: 49,
            waitsSince: '2026-11-20T08:00:00.000Z',
            paymentId: null,
            provider: null,
          },
        ],
        totalCount: 1,
        pageNumber: 1,
        pageSize: 10,
        totalPages: 1,
        hasNext: false,
        hasPrevious: false,
      }),
    ],
  });
  expect(await screen.findByRole('link', { name: 'ORD-2026-000007' })).toHaveAttribute('href', REFUND.to);
  expect(screen.getByText(/^R\s49\.00$/)).toBeInTheDocument();
});
