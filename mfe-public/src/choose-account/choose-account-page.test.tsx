import { calls, type OwnProfile } from '@phila/contract/calls';
import { CallError, store } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/accessibility.ts';
import ChooseAccountPage from './choose-account-page.tsx';

const { chooseProfile, profiles } = calls.account;

const tokensAt = (osNo: number) => ({
  accessToken: `e30.${btoa(
    JSON.stringify({ sub: '01910000-0000-7000-8000-000000000001', osNo, exp: 4102444800 }),
  ).replaceAll('=', '')}.`,
  refreshToken: 'next',
});

const profile = (osNo: number | null, osName: string | null, current = false): OwnProfile => ({
  osNo,
  osName,
  logo: null,
  primaryColor: osNo === null ? null : '#0B6E4F',
  firstName: 'Nomsa',
  lastName: 'Khumalo',
  current,
});
const three = [profile(1, 'Umoya Energy', true), profile(2, 'Imbali Foods'), profile(null, null)];

const show = (...answers: Parameters<typeof fake.answer>) =>
  renderWithPlatform(<ChooseAccountPage />, { path: '/choose-account', osNo: 1, answers });

it('shows each profile, says which one is in use, and nothing for axe to find', async () => {
  show(answer(profiles, three));
  const buttons = await screen.findAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Umoya EnergyNomsa Khumalo · in use now',
    'Imbali FoodsNomsa Khumalo',
    'Phila by yourselfNomsa Khumalo',
  ]);
  expect(await violations()).toEqual([]);
});

it('goes on as the chosen one, with its tokens', async () => {
  show(answer(profiles, three), answer(chooseProfile, tokensAt(2)));
  await userEvent.click(await screen.findByRole('button', { name: /Imbali Foods/ }));
  await waitFor(() => expect(fake.place().pathname).toBe('/sign-in'));
  expect(fake.sent(chooseProfile)).toEqual([{ body: { osNo: 2, refreshToken: expect.any(String) } }]);
  expect(store.getState().session.person.osNo).toBe(2);
});

it('has the whole screen wait while the account is opened', async () => {
  let open = (): void => undefined;
  const opened = new Promise<ReturnType<typeof tokensAt>>((resolve) => {
    open = () => resolve(tokensAt(2));
  });
  show(
    answer(profiles, three),
    answer(chooseProfile, () => opened),
  );
  await userEvent.click(await screen.findByRole('button', { name: /Imbali Foods/ }));
  expect(store.getState().chrome.loading).toBe(1);
  open();
  await waitFor(() => expect(fake.place().pathname).toBe('/sign-in'));
});

it('a person who chooses the current profile keeps their session', async () => {
  show(answer(profiles, three));
  await userEvent.click(await screen.findByRole('button', { name: /Umoya Energy/ }));
  await waitFor(() => expect(fake.place().pathname).toBe('/sign-in'));
  expect(fake.sent(chooseProfile)).toEqual([]);
});

it('a refusal is said, and another can be chosen', async () => {
  show(
    answer(profiles, three),
    answer(chooseProfile, () => {
      throw new CallError(503, '');
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /Phila by yourself/ }));
  expect(await screen.findByText(/We could not open Phila by yourself/)).toHaveAttribute('role', 'alert');
  expect(fake.place().pathname).toBe('/choose-account');
  for (const button of screen.getAllByRole('button'))
    expect(button).toHaveAttribute('aria-disabled', 'false');
  expect(screen.getByRole('button', { name: /Phila by yourself/ })).toHaveFocus();
});

it('takes the first of two hurried choices', async () => {
  show(answer(profiles, three), answer(chooseProfile, tokensAt(2)));
  const chosen = await screen.findByRole('button', { name: /Imbali Foods/ });
  const other = screen.getByRole('button', { name: /Phila by yourself/ });
  for (const button of [chosen, chosen, other]) fireEvent.click(button);
  await waitFor(() => expect(fake.place().pathname).toBe('/sign-in'));
  expect(fake.sent(chooseProfile)).toEqual([{ body: { osNo: 2, refreshToken: expect.any(String) } }]);
});

it('says that the accounts cannot be shown, and asks again', async () => {
  show(
    answer(profiles, () => {
      throw new CallError(503, 'The database is down');
    }),
  );
  expect(await screen.findByText('The database is down')).toBeInTheDocument();
  fake.answer(answer(profiles, three));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: /Imbali Foods/ })).toBeInTheDocument();
});
