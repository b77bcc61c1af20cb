import { calls, type FoundPerson } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import PeoplePage from './people-page.tsx';

const person: FoundPerson = {
  id: '01910000-0000-4000-8000-000000000001',
  firstName: 'Thandi',
  lastName: 'Mokoena',
  email: 't•••@example.org',
  mobile: null,
  organisations: ['Umoya Energy'],
  disabledAt: null,
  lastSignInAt: null,
};

const show = (people: FoundPerson[], hasMore = false, page: ReactNode = <PeoplePage />) => {
  renderWithPlatform(page, {
    may: ['identity.people.read'],
    path: '/admin/administrative/people',
    answers: [answer(calls.identity.findPeople, { people, hasMore })],
  });
  return userEvent.setup({ delay: null });
};

it('sends a search for a person in a request body, and puts nothing of it into the address', async () => {
  const user = show([person]);
  expect(await screen.findByRole('link', { name: 'Thandi Mokoena' })).toHaveAttribute(
    'href',
    `/admin/administrative/people/${person.id}`,
  );
  await user.type(screen.getByRole('searchbox', { name: /^Search/ }), 'thandi@example.org');
  await waitFor(() =>
    expect(fake.sent(calls.identity.findPeople).at(-1)).toEqual({
      body: { text: 'thandi@example.org', osNo: null, isDisabled: false, page: 1 },
    }),
  );
  // Sends one request for the page and one after the typing.
  expect(fake.sent(calls.identity.findPeople).length).toBeLessThan(4);
  expect(fake.place().search).toBe('');
});

it('says at the field what is too little to find people by, and leaves the list', async () => {
  renderWithPlatform(<PeoplePage />, {
    may: ['identity.people.read'],
    path: '/admin/administrative/people',
    answers: [
      answer(calls.identity.findPeople, ({ body }) => {
        if (body.text === '') return { people: [person], hasMore: false };
        throw new CallError(422, 'Please enter at least three letters of a name');
      }),
    ],
  });
  const user = userEvent.setup({ delay: null });
  await screen.findByRole('link', { name: 'Thandi Mokoena' });
  const field = screen.getByRole('searchbox', { name: /^Search/ });
  await user.type(field, 'th');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/at least three letters of a name/);
  expect(screen.getByRole('link', { name: 'Thandi Mokoena' })).toBeInTheDocument();
});

it('goes through pages, and begins again with another search', async () => {
  const user = show([person], true);
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect(fake.sent(calls.identity.findPeople).at(-1)).toMatchObject({ body: { page: 2 } }),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Only those that are disabled' }));
  await waitFor(() =>
    expect(fake.sent(calls.identity.findPeople).at(-1)).toMatchObject({
      body: { page: 1, isDisabled: true },
    }),
  );
});

/** Draws the list and a button that leaves its history entry and returns to it. */
const LeftAndBack = () => {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setThere(!isThere)}>
        Leave or come back
      </button>
      {isThere && <PeoplePage />}
    </>
  );
};
const leaveAndComeBack = async (user: ReturnType<typeof show>) => {
  await user.click(screen.getByRole('button', { name: 'Leave or come back' }));
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave or come back' }));
};

it('has the same search and page again on Back, and none of it in the address', async () => {
  const user = show([person], true, <LeftAndBack />);
  await user.type(screen.getByRole('searchbox', { name: /^Search/ }), 'Thandi');
  await waitFor(() =>
    expect(fake.sent(calls.identity.findPeople).at(-1)).toMatchObject({ body: { text: 'Thandi' } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  const asked = { body: { text: 'Thandi', osNo: null, isDisabled: false, page: 2 } };
  await waitFor(() => expect(fake.sent(calls.identity.findPeople).at(-1)).toEqual(asked));
  expect(window.location.href).not.toContain('Thandi');
  const before = fake.sent(calls.identity.findPeople).length;
  await leaveAndComeBack(user);
  expect(screen.getByRole('searchbox', { name: /^Search/ })).toHaveValue('Thandi');
  await waitFor(() => expect(fake.sent(calls.identity.findPeople).slice(before)).toEqual([asked]));
});

it('begins with no search where the entry of the history has something else', async () => {
  const user = show([person], false, <LeftAndBack />);
  window.history.replaceState({ people: { text: 7, osNo: null, isDisabled: false, page: 1 } }, '');
  await leaveAndComeBack(user);
  expect(screen.getByRole('searchbox', { name: /^Search/ })).toHaveValue('');
});

it('says that no one is found', async () => {
  show([]);
  expect(await screen.findByText('No one found')).toBeInTheDocument();
});
