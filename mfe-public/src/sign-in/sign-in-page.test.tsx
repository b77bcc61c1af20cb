import { calls } from '@phila/contract/calls';
import { fieldErrors, signInBody } from '@phila/contract/schemas';
import { CallError, takeOrigin } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/accessibility.ts';
import { checkCredentials } from './check-credentials.ts';
import SignInPage from './sign-in-page.tsx';

const { signIn } = calls.account;
const claims = btoa(JSON.stringify({ sub: 'p1', osNo: null, exp: 4102444800 })).replaceAll('=', '');
const tokens = { accessToken: `e30.${claims}.`, refreshToken: 'r' };

const account = () => screen.getByLabelText('Email address or mobile number');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: /^(Sign in|Signing in|loading)/i });

const show = (...answers: Parameters<typeof fake.answer>) =>
  renderWithPlatform(<SignInPage />, { signedIn: false, path: '/sign-in', answers });

const refuse = (status: number, message: string) =>
  answer(signIn, () => {
    throw new CallError(status, message);
  });

const fill = async (userName = 'thandi@example.com', secret = 'Jacaranda-88') => {
  const user = userEvent.setup();
  await user.type(account(), userName);
  await user.click(password());
  await user.paste(secret);
  return user;
};

describe('sign-in', () => {
  it('says why it asks, where the guard led here, and takes the person on from here', () => {
    const why = /only for its owner/;
    const { unmount } = show();
    expect(screen.queryByText(why)).not.toBeInTheDocument();
    unmount();
    renderWithPlatform(<SignInPage />, {
      signedIn: false,
      path: '/sign-in',
      prepare: () => window.sessionStorage.setItem('phila.origin', '/details/tax'),
    });
    expect(screen.getByText(why)).toBeInTheDocument();
    expect(takeOrigin()).toBe('/details/tax');
  });

  it('signs in with what was typed and pasted, by keyboard alone', async () => {
    show(answer(signIn, tokens));
    const user = await fill();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.localStorage.length).toBeGreaterThan(0));
    expect(fake.sent(signIn)).toEqual([
      { body: { userName: 'thandi@example.com', password: 'Jacaranda-88' } },
    ]);
  });

  it('leads through what the service asks first, then to where the person wanted to go', async () => {
    show(answer(signIn, { ...tokens, first: ['choose-account', 'sync-account'] }));
    const user = await fill();
    await user.click(button());
    await waitFor(() => expect(window.localStorage.length).toBeGreaterThan(0));
    expect([takeOrigin(), takeOrigin(), takeOrigin()]).toEqual(['/choose-account', '/sync-account', null]);
  });

  it('lets a password manager do its work', () => {
    show();
    expect(account()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('asks for both, and goes to the first that is missing', async () => {
    show();
    await userEvent.click(button());
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    await waitFor(() => expect(account()).toHaveFocus());
    expect(fake.sent(signIn)).toEqual([]);
  });

  it('refuses what the contract refuses, though it has no schema', () => {
    for (const credentials of [
      { userName: '', password: '' },
      { userName: '  ', password: 'x' },
      { userName: 'a', password: '' },
      { userName: 'a', password: ' ' },
    ])
      expect(checkCredentials(credentials)).toEqual(
        fieldErrors(signInBody.safeParse(credentials).error?.issues ?? []),
      );
  });

  it.each([
    [401, 'That email address, mobile number or password is not right.'],
    [429, 'Too many attempts. Please try again in 15 minutes.'],
    [0, 'We cannot reach the service. Please check your connection and try again.'],
  ])('says what a refusal of %i says, and keeps what was typed', async (status, message) => {
    show(refuse(status, message));
    const user = await fill();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(account()).toHaveValue('thandi@example.com');
    expect(password()).toHaveValue('Jacaranda-88');
    expect(await violations()).toEqual([]);
  });

  it('is sent once however often it is pressed', async () => {
    let finish: (given: typeof tokens) => void = () => undefined;
    show(answer(signIn, () => new Promise<typeof tokens>((resolve) => (finish = resolve))));
    const user = await fill();
    await user.click(button());
    await user.keyboard('{Enter}');
    await user.click(button());
    expect(fake.sent(signIn)).toHaveLength(1);
    finish(tokens);
    await waitFor(() => expect(window.localStorage.length).toBeGreaterThan(0));
  });

  it('shows the ways out, and nothing for axe to find', async () => {
    show();
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/forgot-password', '/sign-up', '/forgot-password-sync']);
    expect(await violations()).toEqual([]);
  });
});
