import { calls, type LookedAtPerson } from '@phila/contract/calls';
import { VIEWING_KEY, VIEWING_TOKEN_KEY } from '@phila/contract/viewing';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lookedAtPerson as person } from './looked-at-person.ts';
import { ViewAs } from './view-as.tsx';

const { viewAs } = calls.identity;
const { id: ID } = person;
const ENDS = '2026-11-26T12:30:00.000Z';

const show = (one: LookedAtPerson, may: readonly 'identity.viewing.write'[] = ['identity.viewing.write']) => {
  const open = jest.fn();
  renderWithPlatform(<ViewAs person={one} open={open} />, {
    may,
    answers: [answer(viewAs, { accessToken: 'a token', endsAt: ENDS })],
  });
  return open;
};

afterEach(() => window.sessionStorage.clear());

it('opens the portal in this tab, for a reason', async () => {
  const user = userEvent.setup({ delay: null });
  const open = show(person);
  await user.click(screen.getByRole('button', { name: 'See the portal as they do' }));
  const form = within(screen.getByRole('dialog', { name: 'See the portal as this person does' }));
  await user.click(form.getByRole('button', { name: 'Show me the portal' }));
  expect(fake.sent(viewAs)).toEqual([]);
  await user.type(form.getByLabelText(/^Why/), 'They phoned us');
  await user.click(form.getByRole('button', { name: 'Show me the portal' }));
  await waitFor(() => expect(open).toHaveBeenCalledWith('/dashboard'));
  expect(fake.sent(viewAs)).toEqual([{ params: { id: ID }, body: { reason: 'They phoned us' } }]);
  expect(window.sessionStorage.getItem(VIEWING_TOKEN_KEY)).toBe('a token');
  expect(JSON.parse(window.sessionStorage.getItem(VIEWING_KEY) ?? '')).toEqual({
    endsAt: ENDS,
    back: `/admin/administrative/people/${ID}`,
  });
  expect(window.localStorage.getItem(VIEWING_TOKEN_KEY)).not.toBe('a token');
});

it('is not offered for a person with a role, for a disabled account, nor without the right', () => {
  show({ ...person, roles: [{ id: ID, name: 'Squad', osName: null, remotes: null }] });
  show({ ...person, disabledAt: ENDS, disabledBecause: 'Lost phone' });
  show(person, []);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
