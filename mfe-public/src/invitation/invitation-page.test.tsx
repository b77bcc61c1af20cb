import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/accessibility.ts';
import InvitationPage from './invitation-page.tsx';

const { acceptInvitation, invitation } = calls.organisation;
const { chooseProfile } = calls.account;
const token = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE';
const offered = {
  osNo: 1,
  osName: 'Umoya Energy',
  availableUntil: '2026-12-05T12:00:00.000Z',
  isMember: false,
};
const tokens = {
  accessToken: `e30.${btoa(
    JSON.stringify({ sub: '01910000-0000-7000-8000-000000000001', osNo: 1, exp: 4102444800 }),
  ).replaceAll('=', '')}.`,
  refreshToken: 'next',
};

const open = (path: string, ...answers: Parameters<typeof fake.answer>) =>
  renderWithPlatform(<InvitationPage />, { path, osNo: null, answers });
const notFound = (words: string) => () => {
  throw new CallError(404, words);
};

it('says who invites, keeps the token out of the address, and goes on at the organisation', async () => {
  open(`/invitation#token=${token}`, answer(invitation, offered));
  expect(await screen.findByRole('heading', { name: 'Umoya Energy invites you' })).toBeInTheDocument();
  expect(screen.getByText(/until 5 December 2026/)).toBeInTheDocument();
  expect(window.location.hash).toBe('');
  expect(await violations()).toEqual([]);
  fake.answer(answer(acceptInvitation, { osNo: 1 }), answer(chooseProfile, tokens));
  await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  await waitFor(() =>
    expect(fake.sent(chooseProfile)).toEqual([{ body: { osNo: 1, refreshToken: expect.any(String) } }]),
  );
  expect(fake.sent(acceptInvitation)).toEqual([{ body: { token } }]);
  await waitFor(() => expect(window.location.pathname).toBe('/sign-in'));
  expect(fake.notices()).toMatchObject([{ severity: 'success', text: 'You belong to Umoya Energy now' }]);
});

it('leaves the choice to the person where the organisation cannot be opened at once', async () => {
  open(`/invitation#token=${token}`, answer(invitation, offered), answer(acceptInvitation, { osNo: 1 }));
  fake.answer(answer(chooseProfile, notFound('Not found')));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
  await waitFor(() => expect(window.location.pathname).toBe('/choose-account'));
});

it('says that the invitation was accepted before, and that the person is a member already', async () => {
  const words = 'This invitation was accepted already.';
  const { unmount } = open(`/invitation#token=${token}`, answer(invitation, offered));
  fake.answer(answer(acceptInvitation, notFound(words)));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Accept the invitation' })).toBeEnabled();
  unmount();
  open(`/invitation#token=${token}`, answer(invitation, { ...offered, isMember: true }));
  expect(
    await screen.findByRole('heading', { name: 'You belong to Umoya Energy already' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept the invitation' })).not.toBeInTheDocument();
});

it('says that it has expired, and leads on', async () => {
  const words = 'This invitation was accepted already, has expired, or is not complete.';
  open(`/invitation#token=${token}`, answer(invitation, notFound(words)));
  expect(await screen.findByText(words)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go on without it' }));
  expect(window.location.pathname).toBe('/sign-in');
});

it.each([
  ['/invitation', 'Open the link in your message again'],
  ['/invitation#token=Zm9v', 'This invitation no longer works'],
])('asks nothing at %s, and says why', async (path, title) => {
  open(path);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(fake.sent(invitation)).toEqual([]);
});
