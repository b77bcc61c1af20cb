import { VIEWING_KEY, VIEWING_TOKEN_KEY, viewingFrom } from '@phila/contract/viewing';
import { calls } from '@phila/contract/calls';
import { CallError, signOut } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { thandi } from '../testing/render-shell.tsx';
import { useState } from 'react';
import ViewingBanner from './viewing-banner.tsx';
import ViewingPlace from './viewing-place.tsx';

const IN_A_WHILE = '2026-11-26T12:30:00.000Z';

afterEach(() => {
  window.sessionStorage.clear();
  jest.useRealTimers();
});

const show = (leave: () => void, stop: () => true = () => true) =>
  renderWithPlatform(<ViewingBanner endsAt={IN_A_WHILE} leave={leave} />, {
    answers: [thandi, answer(calls.identity.stopViewing, stop)],
  });

const now = (at: string) => jest.useFakeTimers({ now: Date.parse(at), advanceTimers: true });

it('names the viewed person, and the end of the viewing', async () => {
  now('2026-11-26T12:20:00Z');
  show(jest.fn());
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Seen by support' })).toHaveTextContent(
      'You see the portal as Thandi Mokoena does, read only, until 14:30.',
    ),
  );
});

it('stops on the service before it leaves, and leaves as well where the service does not answer', async () => {
  now('2026-11-26T12:20:00Z');
  const leave = jest.fn();
  show(leave, () => {
    throw new CallError(0, 'unreachable');
  });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(fake.sent(calls.identity.stopViewing)).toHaveLength(1);
});

it('is stopped once by signing out, though that ends the session too', async () => {
  now('2026-11-26T12:20:00Z');
  const leave = jest.fn();
  let answered = (): void => undefined;
  const told = new Promise<true>((resolve) => {
    answered = () => resolve(true);
  });
  renderWithPlatform(<ViewingBanner endsAt={IN_A_WHILE} leave={leave} />, {
    path: '/sign-out',
    answers: [thandi, answer(calls.identity.stopViewing, () => told)],
  });
  await waitFor(() => expect(fake.sent(calls.identity.stopViewing)).toHaveLength(1));
  await act(() => signOut());
  expect(leave).not.toHaveBeenCalled();
  await act(async () => answered());
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(fake.sent(calls.identity.stopViewing)).toHaveLength(1);
});

it('leaves by itself when it is over', () => {
  now('2026-11-26T12:20:00Z');
  const leave = jest.fn();
  show(leave);
  jest.advanceTimersByTime(9 * 60_000);
  expect(leave).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(leave).toHaveBeenCalledTimes(1);
});

it('leaves when the session ends', async () => {
  now('2026-11-26T12:20:00Z');
  const leave = jest.fn();
  renderWithPlatform(<ViewingBanner endsAt={IN_A_WHILE} leave={leave} />, { signedIn: false });
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
});

/** Draws on a press, as the test setup clears the tab's storage at the first render. */
const Later = () => {
  const [isShown, setShown] = useState(false);
  return isShown ? <ViewingPlace /> : <button onClick={() => setShown(true)}>Draw it</button>;
};

const drawWith = async (kept: { [key: string]: string }) => {
  renderWithPlatform(<Later />, { answers: [thandi] });
  for (const [key, value] of Object.entries(kept)) window.sessionStorage.setItem(key, value);
  await userEvent.click(screen.getByRole('button', { name: 'Draw it' }));
};
const inAWhile = () =>
  JSON.stringify({
    endsAt: new Date(Date.now() + 600_000).toISOString(),
    back: '/admin/administrative/people/1',
  });

it('is in no tab without the token of a viewing', async () => {
  await drawWith({ [VIEWING_KEY]: inAWhile() });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('is there where the tab has one', async () => {
  await drawWith({ [VIEWING_KEY]: inAWhile(), [VIEWING_TOKEN_KEY]: 'token' });
  expect(await screen.findByRole('region', { name: 'Seen by support' })).toBeInTheDocument();
});

it('goes back to no page outside administration', () => {
  const kept = (back: string) => viewingFrom('token', JSON.stringify({ endsAt: IN_A_WHILE, back }));
  expect(kept('/admin/administrative/people/1')).not.toBeNull();
  for (const back of ['https://example.org', '//example.org', '/dashboard']) expect(kept(back)).toBeNull();
  expect([viewingFrom('token', 'no json'), viewingFrom(null, '{}')]).toEqual([null, null]);
});
