import { calls, type LookedAtPerson } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lookedAtPerson as person } from './looked-at-person.ts';
import { PersonActs } from './person-acts.tsx';

const { disablePerson, enablePerson, revealPerson } = calls.identity;
const { id: ID } = person;

const show = (
  one: LookedAtPerson = person,
  may: readonly ('identity.people.read' | 'identity.people.write')[] = ['identity.people.write'],
) => {
  renderWithPlatform(<PersonActs person={one} />, {
    may,
    answers: [
      answer(revealPerson, {
        email: 'thandi@example.org',
        mobile: '+27825551234',
        idNumber: '8001015009087',
      }),
      answer(disablePerson, true),
      answer(enablePerson, true),
    ],
  });
  return userEvent.setup({ delay: null });
};

it('shows what is masked only for a reason', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Show masked details' }));
  const form = within(screen.getByRole('dialog', { name: 'Show masked details' }));
  await user.click(form.getByRole('button', { name: 'Show them' }));
  expect(form.getByText('Please say why, in at least 5 characters')).toBeInTheDocument();
  expect(fake.sent(revealPerson)).toEqual([]);
  await user.type(form.getByLabelText(/^Why/), 'They phoned us');
  await user.click(form.getByRole('button', { name: 'Show them' }));
  expect(await screen.findByText('thandi@example.org')).toBeInTheDocument();
  expect(screen.getByText('+27 82 555 1234')).toBeInTheDocument();
  expect(fake.sent(revealPerson)).toEqual([{ params: { id: ID }, body: { reason: 'They phoned us' } }]);
});

it('disables with a reason, and lets in again after a question', async () => {
  const user = show({ ...person, disabledAt: '2026-11-20T08:00:00.000Z', disabledBecause: 'Lost phone' });
  expect(screen.queryByRole('button', { name: 'Disable' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Let them sign in again' }));
  expect(fake.sent(enablePerson)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Let them in' }));
  await waitFor(() => expect(fake.sent(enablePerson)).toEqual([{ params: { id: ID } }]));
});

it('offers nothing to those who may only read', () => {
  show(person, ['identity.people.read']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
