import { calls, factorNeededFor, queryOf } from '@phila/contract/calls';
import type { Permission } from '@phila/contract/permissions';
import { act, screen, waitFor } from '@testing-library/react';
import { CallError } from '../exchange/call-error.ts';
import { answer, fake, renderWithPlatform } from '../fake.tsx';
import { send } from '../calls/send.ts';
import { useProfileName } from '../person/use-profile-name.ts';
import { queryClient } from '../query-client/query-client.ts';
import { store } from '../store/store.ts';
import { useMay } from './permissions.ts';
import { signOut } from './session.ts';

const name = { firstName: 'Thandi', lastName: 'Mokoena', osNo: null, orgIdGuid: null };
const withRoles = (...permissions: Permission[]) =>
  answer(calls.account.profileName, { ...name, permissions });
const without = answer(calls.account.profileName, name);
const adminOrders = (status: number, value: unknown = null) =>
  answer(calls.shop.adminOrders, () => {
    throw new CallError(status, 'Refused', [], value);
  });

const Page = () => {
  useProfileName();
  return <p>{useMay('shop.orders.read') ? 'may' : 'may not'}</p>;
};
const known = () => store.getState().session.permissions;

describe('a person’s permissions', () => {
  it('is nothing until the service says it, with their name', async () => {
    renderWithPlatform(<Page />, { answers: [withRoles('shop.orders.read')] });
    expect([screen.getByText('may not').textContent, known()]).toEqual(['may not', null]);
    expect(await screen.findByText('may')).toBeVisible();
    expect(known()).toEqual(['shop.orders.read']);
  });

  it('is nothing for most people, and the service tells them nothing of it', async () => {
    renderWithPlatform(<Page />, { answers: [without] });
    await screen.findByText('may not');
    await waitFor(() => expect(known()).toEqual([]));
  });

  it('is everything for an administrator, at once', () => {
    renderWithPlatform(<Page />, { administrator: true, answers: [without] });
    expect(screen.getByText('may')).toBeVisible();
  });

  it('ends with the session', async () => {
    renderWithPlatform(<Page />, {
      answers: [withRoles('shop.orders.read'), answer(calls.account.signOut, true)],
    });
    await screen.findByText('may');
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await act(() => signOut());
    expect(screen.getByText('may not')).toBeVisible();
    expect(known()).toBeNull();
  });

  it('is asked again when the service refuses what this page believed to be allowed', async () => {
    renderWithPlatform(<Page />, { answers: [withRoles('shop.orders.read'), adminOrders(403)] });
    await screen.findByText('may');
    fake.answer(without);
    await act(() => send(calls.shop.adminOrders, { query: {} }).catch(() => undefined));
    expect(await screen.findByText('may not')).toBeVisible();
  });

  it.each([
    ['the password is asked for', 403, { code: 'confirm-password' }],
    ['something else went wrong', 503, null],
  ])('is not asked again where %s', async (_why, status, value) => {
    renderWithPlatform(<Page />, { answers: [withRoles('shop.orders.read'), adminOrders(status, value)] });
    await screen.findByText('may');
    await act(() => send(calls.shop.adminOrders, { query: {} }).catch(() => undefined));
    expect(fake.sent(calls.account.profileName)).toHaveLength(1);
  });

  it('is asked again when a read asks for the second factor, which the page asks for then', async () => {
    const Harness = () => (useProfileName()?.needsFactor === true ? 'asks' : 'asks nothing');
    renderWithPlatform(<Harness />, {
      answers: [answer(calls.account.profileName, name), adminOrders(403, factorNeededFor(null))],
    });
    await screen.findByText('asks nothing');
    await waitFor(() => expect(known()).toEqual([]));
    fake.answer(answer(calls.account.profileName, { ...name, needsFactor: true }));
    const orders = queryOf(calls.shop.adminOrders, { query: {} });
    await act(() => queryClient.fetchQuery(orders).catch(() => undefined));
    expect(await screen.findByText('asks')).toBeVisible();
    expect(fake.sent(calls.account.profileName)).toHaveLength(2);
  });

  it('can be said for a page in a test', () => {
    renderWithPlatform(<Page />, { may: ['shop.orders.read'], answers: [without] });
    expect(screen.getByText('may')).toBeVisible();
  });
});
